import { filterValues, noFilters, type ProductFilters } from './product-filters';
import type { ComparisonSort } from '@astaguide/contracts/catalog/sort-products';
import { useLocation, useSearch } from 'wouter';
import type { ProductSummary } from '../../api/products';
import { comparisonHref, readChoice } from './comparison-search';

/** The visitor's choice, stored in the address: the back button undoes each change. */
export function useComparisonChoice(products: readonly ProductSummary[]) {
  const search = useSearch();
  const [, navigate] = useLocation();
  const offered = filterValues(products);
  const choice = readChoice(search, offered);
  return {
    ...choice,
    offered,
    setSort: (sort: ComparisonSort) => navigate(comparisonHref({ ...choice, sort })),
    setFilters: (filters: ProductFilters) => navigate(comparisonHref({ ...choice, filters })),
    clearFilters: () => navigate(comparisonHref({ ...choice, filters: noFilters })),
  };
}
