import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';

/** Ranked products, the best first. */
export function rankedProducts(products: readonly Product[]): Product[] {
  return sortProducts(products.filter(({ placement }) => placement !== null));
}

/** The list with one item moved to another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);
