import type { ComparisonSort } from '@astaguide/contracts/catalog/sort-products';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { productsQuery } from '../../api/products';
import { comparisonHref, type ComparisonChoice } from './comparison-search';
import { comparisonStartQuery } from './comparison-start';
import { comparisonView, viewWithoutCatalog } from './comparison-view';
import { noFilters, type ProductFilters } from './filters/filter-groups';

/** The view of the catalog for the visitor's choice, and the loaded products; undefined while nothing is loaded. */
export function useComparisonView() {
  const search = useSearch();
  const { data: products, isError, refetch } = useQuery(productsQuery);
  const { data: start } = useQuery(comparisonStartQuery);
  const view = useMemo(() => {
    if (products) return comparisonView(products, search);
    return start && viewWithoutCatalog(start, search);
  }, [products, start, search]);
  return { view, catalog: products ?? start?.products, isError, retry: () => void refetch() };
}

/** Changes the choice in the address: the back button undoes each change. */
export function useChangeChoice(choice: ComparisonChoice) {
  const [, navigate] = useLocation();
  return {
    setSort: (sort: ComparisonSort) => navigate(comparisonHref({ ...choice, sort })),
    setFilters: (filters: ProductFilters) => navigate(comparisonHref({ ...choice, filters })),
    clearFilters: () => navigate(comparisonHref({ ...choice, filters: noFilters })),
  };
}
