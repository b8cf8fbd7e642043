export const filterGroups = ['goal', 'potency', 'source', 'price', 'brand', 'diet'] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** Whether a product must match all selected values of the group; elsewhere one is enough. */
export const needsAll = (group: FilterGroup) => group === 'diet';

/** The selected values of each group. A group without any is not applied. */
export type ProductFilters = Readonly<Record<FilterGroup, readonly string[]>>;

/** A value for each group. */
export const byGroup = <Value>(valueOf: (group: FilterGroup) => Value) =>
  Object.fromEntries(filterGroups.map((group) => [group, valueOf(group)])) as Record<FilterGroup, Value>;

export const noFilters: ProductFilters = byGroup(() => []);

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
