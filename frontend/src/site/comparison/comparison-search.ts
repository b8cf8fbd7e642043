import { byGroup, filterGroups, type ProductFilters } from './filters/filter-groups';
import { allSorts, DEFAULT_SORT, type ComparisonSort } from '@astaguide/contracts/catalog/sort-products';

/** The visitor's choice, stored in the address, so that it can be shared and restored. */
export interface ComparisonChoice {
  sort: ComparisonSort;
  filters: ProductFilters;
}

/**
 * Reads the choice from an address: 'sort=rating&potency=6mg&potency=12mg'.
 *
 * @param offered the known values; others are ignored
 */
export function readChoice(search: string, offered: ProductFilters): ComparisonChoice {
  const params = new URLSearchParams(search);
  const sort = allSorts.find((key) => key === params.get('sort')) ?? DEFAULT_SORT;
  const filters = byGroup((group) => {
    const asked = params.getAll(group);
    return offered[group].filter((value) => asked.includes(value));
  });
  return { sort, filters };
}

/** The page's address for a choice, without default values. */
export function comparisonHref({ sort, filters }: ComparisonChoice): string {
  const params = new URLSearchParams();
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  for (const group of filterGroups) for (const value of filters[group]) params.append(group, value);
  const search = params.toString();
  return search === '' ? '/comparison' : `/comparison?${search}`;
}
