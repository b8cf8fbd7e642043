import type { ScoredProduct } from '@astaguide/contracts/catalog/product-score';
import type { SortableProduct } from '@astaguide/contracts/catalog/sort-products';
import { queryOptions, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { productsQuery, type ProductSummary } from './products';

/** The products of a large catalog that a page shows, by rank. They come with the server's page only. */
export const shownProductsQuery = (path: string) =>
  queryOptions<ProductSummary[]>({ queryKey: ['shown-products', path], queryFn: skipToken });

/** The catalog, or those of its products that this page shows, if the page came without the others. */
export function useShownProducts() {
  const [path] = useLocation();
  return useCatalogOr(useQuery(shownProductsQuery(path)));
}

/** A product as the page on the ranking shows it. */
export type RankedProduct = ScoredProduct &
  SortableProduct &
  Pick<ProductSummary, 'id' | 'slug' | 'name' | 'brand' | 'placement'>;

/** All products of a large catalog with what their ranking shows. They come with the server's page only. */
export const rankedProductsQuery = queryOptions<RankedProduct[]>({
  queryKey: ['ranked-products'],
  queryFn: skipToken,
});

/** All products for their ranking. */
export const useRankedProducts = () => useCatalogOr(useQuery(rankedProductsQuery));

/** The catalog, or what the page came with in its place. */
function useCatalogOr<Part>(carried: UseQueryResult<Part[]>) {
  const catalog = useQuery({ ...productsQuery, enabled: carried.data === undefined });
  return catalog.data === undefined && carried.data !== undefined ? carried : catalog;
}
