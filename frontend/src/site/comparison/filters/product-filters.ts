import { potencyMilligrams } from '@astaguide/contracts/catalog/potency';
import type { Product } from '@astaguide/contracts/catalog/product';
import { dietValues, suitsDiet, type DietProduct } from './diet';
import { byGroup, filterGroups, needsAll, type FilterGroup, type ProductFilters } from './filter-groups';
import { goals, namesGoal, type GoalProduct } from '../../../ui/product/goals';

export type FilterableProduct = GoalProduct &
  DietProduct &
  Pick<Product, 'potency' | 'source' | 'price' | 'brand'>;

/**
 * A value of a group, and the number of products that it would show with the other groups' filters: alone in its group,
 * or together with the selected values of a group that needs them all.
 */
export interface FilterOption {
  value: string;
  count: number;
}
export type FilterOptions = Readonly<Record<FilterGroup, readonly FilterOption[]>>;

/** Milligrams that are offered whether or not the catalog has them. */
const potencies = [6, 10, 12];
const sources = ['Hawaiian', 'Icelandic', 'Japanese', 'Natural'];

/** Prices in US dollars; the middle band includes both of its limits. */
const priceBands: Readonly<Record<string, (dollars: number) => boolean>> = {
  'Under $25': (dollars) => dollars < 25,
  '$25-$35': (dollars) => dollars >= 25 && dollars <= 35,
  'Over $35': (dollars) => dollars > 35,
};

const matches: Record<FilterGroup, (product: FilterableProduct, value: string) => boolean> = {
  goal: namesGoal,
  // Compared as a number, because the text '16mg' contains '6mg'.
  potency: (product, value) => potencyMilligrams(product.potency) === potencyMilligrams(value),
  source: (product, value) => product.source.toLowerCase().includes(value.toLowerCase()),
  price: (product, value) => priceBands[value]?.(Number(product.price)) ?? false,
  brand: (product, value) => product.brand === value,
  diet: suitsDiet,
};

/** The available values of each group: the fixed ones, then those that only the catalog has; potencies by amount, brands by name. */
export function filterValues(
  products: readonly Pick<Product, 'potency' | 'source' | 'brand' | 'allergens'>[],
): ProductFilters {
  return {
    goal: goals,
    potency: potencyValues(products),
    source: [...sources, ...furtherSources(products)],
    price: Object.keys(priceBands),
    brand: distinct(products.map(({ brand }) => brand)),
    diet: dietValues(products),
  };
}

function potencyValues(products: readonly Pick<Product, 'potency'>[]): string[] {
  const amounts = products.flatMap(({ potency }) => potencyMilligrams(potency) ?? []);
  return [...new Set([...potencies, ...amounts])]
    .toSorted((one, other) => one - other)
    .map((amount) => `${amount}mg`);
}

function furtherSources(products: readonly Pick<Product, 'source'>[]): string[] {
  const isFixed = (source: string) =>
    sources.some((fixed) => source.toLowerCase().includes(fixed.toLowerCase()));
  return distinct(products.map(({ source }) => source)).filter((source) => !isFixed(source));
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted((one, other) => one.localeCompare(other, 'en'));
}

/** Products that match the selected values in every group with any. */
export function filterProducts<Filtered extends FilterableProduct>(
  products: readonly Filtered[],
  filters: ProductFilters,
): Filtered[] {
  return products.filter((product) =>
    filterGroups.every((group) => {
      const isMatch = (value: string) => matches[group](product, value);
      const values = filters[group];
      return needsAll(group) ? values.every(isMatch) : values.length === 0 || values.some(isMatch);
    }),
  );
}

/** The offered values with their numbers of products. */
export function filterOptions(
  products: readonly FilterableProduct[],
  filters: ProductFilters,
  offered: ProductFilters,
): FilterOptions {
  return byGroup((group) => {
    const others = filterProducts(products, needsAll(group) ? filters : { ...filters, [group]: [] });
    return offered[group].map((value) => ({
      value,
      count: others.filter((product) => matches[group](product, value)).length,
    }));
  });
}
