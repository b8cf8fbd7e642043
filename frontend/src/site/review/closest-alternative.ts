import type { Product } from '@astaguide/contracts/catalog/product';
import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import { sortProducts, type SortableProduct } from '@astaguide/contracts/catalog/sort-products';

/**
 * The product in stock whose dose is closest to a product's; of several, the next one in our ranking. One out of stock only
 * if there is no other.
 */
export function closestTo<Ranked extends SortableProduct & { id: number; inStock: boolean }>(
  { id }: { id: number },
  products: readonly Ranked[],
): Ranked | undefined {
  const ranked = sortProducts(products);
  const place = ranked.findIndex((product) => product.id === id);
  if (place < 0) return undefined;
  const dose = milligramsOf(ranked[place]!);
  const others = [...ranked.slice(place + 1), ...ranked.slice(0, place)];
  const distance = (other: Ranked) => [Number(!other.inStock), Math.abs(milligramsOf(other) - dose)] as const;
  return others.toSorted((one, other) => {
    const [[oneGone, oneFar], [otherGone, otherFar]] = [distance(one), distance(other)];
    return oneGone - otherGone || oneFar - otherFar;
  })[0];
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
