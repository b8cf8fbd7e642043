import { filterGroups, noFilters, type ProductFilters } from './product-filters';
import {
  comparisonSorts,
  DEFAULT_SORT,
  type ComparisonSort,
} from '@astaguide/contracts/catalog/sort-products';

/** What the visitor chose. It stands in the address, so that it can be shared and gone back to. */
export interface ComparisonChoice {
  sort: ComparisonSort;
  filters: ProductFilters;
}

/**
 * Reads a choice from an address: 'sort=rating&potency=6mg&potency=12mg'.
 *
 * @param offered the values there are; others are left out
 */
export function readChoice(search: string, offered: ProductFilters): ComparisonChoice {
  const params = new URLSearchParams(search);
  const sort = comparisonSorts.find((key) => key === params.get('sort')) ?? DEFAULT_SORT;
  const filters = { ...noFilters };
  for (const group of filterGroups) {
    const asked = params.getAll(group);
    filters[group] = offered[group].filter((value) => asked.includes(value));
  }
  return { sort, filters };
}

/** The page's address for a choice; what is not out of the ordinary is left out. */
export function comparisonHref({ sort, filters }: ComparisonChoice): string {
  const params = new URLSearchParams();
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  for (const group of filterGroups) for (const value of filters[group]) params.append(group, value);
  const search = params.toString();
  return search === '' ? '/comparison' : `/comparison?${search}`;
}
