import { sortProducts, type SortableProduct } from '@astaguide/contracts/catalog/sort-products';

/** The product that is ranked next after a product; for the last one, the one before it. */
export function runnerUpTo<Ranked extends SortableProduct & { id: number }>(
  { id }: { id: number },
  products: readonly Ranked[],
): Ranked | undefined {
  const ranked = sortProducts(products);
  const index = ranked.findIndex((product) => product.id === id);
  return index < 0 ? undefined : (ranked[index + 1] ?? ranked[index - 1]);
}
