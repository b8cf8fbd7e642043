import type { AnnotationKind } from '@astaguide/contracts/analytics/annotation';
import type { Product } from '@astaguide/database/entities/catalog/product.entity';

/** An automatic annotation that is not stored yet. */
export interface OwnChange {
  kind: Exclude<AnnotationKind, 'note'>;
  text: string;
  productId?: number;
  postId?: number;
}

/** The fields of a product that can explain a change of its clicks. */
export type ProductFacts = Pick<Product, 'id' | 'name' | 'price' | 'placement' | 'inStock'>;

/** The annotations for a change of a product. */
export function productChanges(before: ProductFacts, after: ProductFacts): OwnChange[] {
  const { id: productId, name } = after;
  const changes: OwnChange[] = [];
  const add = (kind: OwnChange['kind'], text: string) =>
    changes.push({ kind, productId, text: `${name}: ${text}` });
  if (Number(before.price) !== Number(after.price))
    add('price', `price ${dollars(before)} to ${dollars(after)}`);
  if (before.placement !== after.placement) add('rank', `${rankText(before)} to ${rankText(after)}`);
  if (before.inStock !== after.inStock) add('stock', after.inStock ? 'in stock again' : 'out of stock');
  return changes;
}

/** The annotation for the publication of an article. */
export function publishing({ id, title }: { id: number; title: string }): OwnChange {
  return { kind: 'published', postId: id, text: `Published: ${title}` };
}

const dollars = ({ price }: ProductFacts) => `$${Number(price).toFixed(2)}`;
const rankText = ({ placement }: ProductFacts) => (placement === null ? 'no rank' : `rank ${placement}`);
