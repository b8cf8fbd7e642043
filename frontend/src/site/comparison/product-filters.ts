import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import type { Product } from '@astaguide/contracts/catalog/product';

export type FilterableProduct = Pick<Product, 'potency' | 'source' | 'price' | 'brand'>;

export const filterGroups = ['potency', 'source', 'price', 'brand'] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** The selected values of each group. A group without any is not applied. */
export type ProductFilters = Readonly<Record<FilterGroup, readonly string[]>>;

export const noFilters: ProductFilters = { potency: [], source: [], price: [], brand: [] };

const potencies = ['6mg', '10mg', '12mg'];
const sources = ['Hawaiian', 'Icelandic', 'Japanese', 'Natural'];

/** Prices in US dollars; the middle band includes both of its limits. */
const priceBands: Readonly<Record<string, (dollars: number) => boolean>> = {
  'Under $25': (dollars) => dollars < 25,
  '$25-$35': (dollars) => dollars >= 25 && dollars <= 35,
  'Over $35': (dollars) => dollars > 35,
};

const matches: Record<FilterGroup, (product: FilterableProduct, value: string) => boolean> = {
  // Compared as a number, because the text '16mg' contains '6mg'.
  potency: (product, value) => potencyMilligrams(product.potency) === potencyMilligrams(value),
  source: (product, value) => product.source.toLowerCase().includes(value.toLowerCase()),
  price: (product, value) => priceBands[value]?.(Number(product.price)) ?? false,
  brand: (product, value) => product.brand === value,
};

/** The available values of each group; brands are those in the catalog, by name. */
export function filterValues(products: readonly FilterableProduct[]): ProductFilters {
  return {
    potency: potencies,
    source: sources,
    price: Object.keys(priceBands),
    brand: [...new Set(products.map(({ brand }) => brand))].toSorted((one, other) =>
      one.localeCompare(other, 'en'),
    ),
  };
}

/** Products that match one of the selected values in every group with any. */
export function filterProducts<Filtered extends FilterableProduct>(
  products: readonly Filtered[],
  filters: ProductFilters,
): Filtered[] {
  return products.filter((product) =>
    filterGroups.every(
      (group) =>
        filters[group].length === 0 || filters[group].some((value) => matches[group](product, value)),
    ),
  );
}

/** The number of products for a value alone in its group, with the other groups' filters. */
export function countWithFilter(
  products: readonly FilterableProduct[],
  filters: ProductFilters,
  group: FilterGroup,
  value: string,
): number {
  return filterProducts(products, { ...filters, [group]: [value] }).length;
}

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
