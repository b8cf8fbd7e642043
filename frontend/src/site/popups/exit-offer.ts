import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts, type SortableProduct } from '@astaguide/contracts/catalog/sort-products';

/** Characters of a description that the popup shows at the most. */
const MAX_DESCRIPTION_LENGTH = 150;

/** The product offered to somebody who is leaving: the one marked for it, else the best placed one. */
export function exitOffer<Offered extends SortableProduct & Pick<Product, 'isTopRanked'>>(
  products: readonly Offered[],
): Offered | undefined {
  const ranked = sortProducts(products);
  return ranked.find(({ isTopRanked }) => isTopRanked) ?? ranked[0];
}

/** A description cut to 150 characters; an ellipsis says that there was more. */
export function shortDescription(description: string): string {
  const characters = Array.from(description);
  if (characters.length <= MAX_DESCRIPTION_LENGTH) return description;
  return `${characters.slice(0, MAX_DESCRIPTION_LENGTH).join('').trimEnd()}…`;
}
