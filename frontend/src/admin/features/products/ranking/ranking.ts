import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';

/** Ranked products, the best first. */
export function rankedProducts(products: readonly Product[]): Product[] {
  return sortProducts(products.filter(({ placement }) => placement !== null));
}

/**
 * The list with one item moved.
 *
 * @param from, to indices; `to` is clamped to the ends of the list
 */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, item);
}

/**
 * Other products with the same rank.
 *
 * @param except slug of the product to exclude
 */
export function holdersOf(
  placement: number,
  products: readonly Product[],
  except: string | undefined,
): Product[] {
  return products.filter((product) => product.placement === placement && product.slug !== except);
}
