import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';

/** The products that hold a rank, the best first. */
export function rankedProducts(products: readonly Product[]): Product[] {
  return sortProducts(products.filter(({ placement }) => placement !== null));
}

/**
 * A list with one of its items elsewhere.
 *
 * @param from, to indices; beyond the ends means at the end
 */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, item);
}

/**
 * Who else holds a rank.
 *
 * @param except the slug of the product that asks
 */
export function holdersOf(
  placement: number,
  products: readonly Product[],
  except: string | undefined,
): Product[] {
  return products.filter((product) => product.placement === placement && product.slug !== except);
}
