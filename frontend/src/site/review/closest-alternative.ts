import type { Product } from '@astaguide/contracts/catalog/product';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import { sortProducts, type SortableProduct } from '@astaguide/contracts/catalog/sort-products';
import { advantagesOver, type AdvisedProduct } from './advice';

/**
 * The product that a reader should hold against another: one in stock that is better in something; of several, the one
 * whose dose is closest, and of these, the next one in our ranking. Without any, one that is only in stock, then any.
 */
export function closestTo<Ranked extends AdvisedProduct & SortableProduct & { id: number }>(
  { id }: { id: number },
  products: readonly Ranked[],
): Ranked | undefined {
  const ranked = sortProducts(products);
  const place = ranked.findIndex((product) => product.id === id);
  if (place < 0) return undefined;
  const product = ranked[place]!;
  const order = [...ranked.slice(place + 1), ...ranked.slice(0, place)].map((other) => ({
    other,
    isGone: Number(!other.inStock),
    isBetter: Number(advantagesOver(product, other).length > 0),
    distance: Math.abs(milligramsOf(other) - milligramsOf(product)),
  }));
  return order.toSorted(
    (one, two) => one.isGone - two.isGone || two.isBetter - one.isBetter || one.distance - two.distance,
  )[0]?.other;
}

/** A label without a dose counts as far from every other. */
const milligramsOf = ({ potency }: SortableProduct): number => potencyMilligrams(potency) ?? 1000;

type RelatedProduct = Pick<Product, 'id' | 'potency' | 'source' | 'brand'>;

/** Number of related products in a review. */
const SHOWN = 3;

/** The other products that share most of potency, source and brand with a product. The sort is stable. */
export function relatedTo<Related extends RelatedProduct>(
  product: RelatedProduct,
  products: readonly Related[],
): Related[] {
  const shared = (other: Related) =>
    Number(other.potency === product.potency) +
    Number(other.source === product.source) +
    Number(other.brand === product.brand);
  return products
    .filter(({ id }) => id !== product.id)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, SHOWN);
}
