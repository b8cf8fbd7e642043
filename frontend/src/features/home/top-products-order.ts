import type { Product } from '@astaguide/contracts/product';

/** How many products the home page compares. */
export const TOP_PRODUCTS = 9;

/** The first products by placement; unranked ones last, the better rated first. */
export function topProducts<Ranked extends Pick<Product, 'placement' | 'rating'>>(
  products: readonly Ranked[],
): Ranked[] {
  return products
    .toSorted(
      (one, other) =>
        (one.placement ?? Infinity) - (other.placement ?? Infinity) ||
        Number(other.rating) - Number(one.rating),
    )
    .slice(0, TOP_PRODUCTS);
}
