import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts, type SortableProduct } from '@astaguide/contracts/catalog/sort-products';

/** Maximum length of the description in the popup, in characters. */
const MAX_DESCRIPTION_LENGTH = 150;

/** The product offered to a leaving visitor: the one marked for it, otherwise the best ranked one. */
export function exitOffer<Offered extends SortableProduct & Pick<Product, 'isTopRanked'>>(
  products: readonly Offered[],
): Offered | undefined {
  const ranked = sortProducts(products);
  return ranked.find(({ isTopRanked }) => isTopRanked) ?? ranked[0];
}

/** A description truncated to 150 characters, with an ellipsis if it was longer. */
export function shortDescription(description: string): string {
  const characters = Array.from(description);
  if (characters.length <= MAX_DESCRIPTION_LENGTH) return description;
  return `${characters.slice(0, MAX_DESCRIPTION_LENGTH).join('').trimEnd()}…`;
}
