import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../api/products';
import { comparisonStartQuery, PAGE_SIZE } from '../../site/comparison/comparison-start';
import { filterGroups } from '../../site/comparison/filters/filter-groups';
import type { PageRoute } from './page-route';
import { textRoute, withProducts } from './text-route';

/** The comparison. Of a large catalog, the server's page carries only the first products. */
export const comparisonRoute: PageRoute = {
  ...textRoute(
    '/comparison',
    'src/site/comparison/comparison-page.tsx',
    () => import('../../site/comparison/comparison-page'),
    { ...withProducts, useListed: useFirstProducts },
  ),
  searchParams: ['sort', ...filterGroups],
  canonicalSearch: async (client, search) => {
    const { canonicalSearch } = await import('../../site/comparison/canonical-search');
    return canonicalSearch(search, await client.query(productsQuery));
  },
  excerpt: async (client, search) => {
    const products = client.getQueryData(productsQuery.queryKey);
    if (!products || products.length <= PAGE_SIZE) return;
    const { startOf } = await import('../../site/comparison/comparison-view');
    client.setQueryData(comparisonStartQuery.queryKey, startOf(products, search));
    client.removeQueries({ queryKey: productsQuery.queryKey, exact: true });
  },
};

function useFirstProducts() {
  const { data: products } = useQuery(productsQuery);
  const { data: start } = useQuery(comparisonStartQuery);
  return products ? sortProducts(products).slice(0, PAGE_SIZE) : start?.products;
}
