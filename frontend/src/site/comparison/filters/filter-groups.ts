export const filterGroups = ['goal', 'potency', 'source', 'price', 'brand', 'diet'] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** Whether a product must match all selected values of the group; elsewhere one is enough. */
export const needsAll = (group: FilterGroup) => group === 'diet';

/** The selected values of each group. A group without any is not applied. */
export type ProductFilters = Readonly<Record<FilterGroup, readonly string[]>>;

export const noFilters: ProductFilters = {
  goal: [],
  potency: [],
  source: [],
  price: [],
  brand: [],
  diet: [],
};

/** Toggles a value. */
export function toggleFilter(filters: ProductFilters, group: FilterGroup, value: string): ProductFilters {
  const ticked = filters[group];
  return {
    ...filters,
    [group]: ticked.includes(value) ? ticked.filter((other) => other !== value) : [...ticked, value],
  };
}

/** The number of selected values in all groups. */
export function countFilters(filters: ProductFilters): number {
  return filterGroups.reduce((count, group) => count + filters[group].length, 0);
}
