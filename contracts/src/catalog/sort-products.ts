import { potencyMilligrams } from './potency';
import type { Product } from './product';
import { costPerDay, costPerMilligram } from './unit-price';

export type SortableProduct = Pick<
  Product,
  | 'placement'
  | 'rating'
  | 'price'
  | 'potency'
  | 'reviewCount'
  | 'servings'
  | 'name'
  | 'source'
  | 'form'
  | 'testedBy'
>;

type Order = (one: SortableProduct, other: SortableProduct) => number;

const byRating: Order = (one, other) => Number(other.rating) - Number(one.rating);
const byPrice: Order = (one, other) => Number(one.price) - Number(other.price);

const orders = {
  /** Rank 1 first; unranked products last, by rating. */
  placement: (one, other) => compare(rankOf(one), rankOf(other)) || byRating(one, other),
  rating: byRating,
  'price-low': byPrice,
  'price-high': (one, other) => byPrice(other, one),
  /** Strongest first; a potency without an amount counts as 0 mg. */
  potency: (one, other) => (potencyMilligrams(other.potency) ?? 0) - (potencyMilligrams(one.potency) ?? 0),
  popularity: (one, other) => other.reviewCount - one.reviewCount,
  'cost-per-mg-low': ascending(costPerMilligram),
  'cost-per-mg-high': descending(costPerMilligram),
  'cost-per-day-low': ascending(costPerDay),
  'cost-per-day-high': descending(costPerDay),
  'servings-high': descending(({ servings }) => servings ?? undefined),
  'servings-low': ascending(({ servings }) => servings ?? undefined),
  'potency-low': ascending(({ potency }) => potencyMilligrams(potency)),
  'name-az': alphabetical(({ name }) => name),
  'name-za': alphabetical(({ name }) => name, -1),
  'source-az': alphabetical(({ source }) => source),
  'source-za': alphabetical(({ source }) => source, -1),
  'form-az': alphabetical(({ form }) => form),
  'form-za': alphabetical(({ form }) => form, -1),
  'tested-az': alphabetical(({ testedBy }) => testedBy),
  'tested-za': alphabetical(({ testedBy }) => testedBy, -1),
} satisfies Record<string, Order>;

export type ComparisonSort = keyof typeof orders;

/** All sort orders: those of the comparison's selector, and of the headers of its table. */
export const allSorts = Object.keys(orders) as ComparisonSort[];

/** The sort orders that the comparison's selector offers. */
export const comparisonSorts = [
  'placement',
  'rating',
  'price-low',
  'price-high',
  'cost-per-mg-low',
  'cost-per-day-low',
  'popularity',
] as const;

export const DEFAULT_SORT: ComparisonSort = 'placement';

/** Sorts products; the sort is stable. */
export function sortProducts<Sorted extends SortableProduct>(
  products: readonly Sorted[],
  key: ComparisonSort = DEFAULT_SORT,
): Sorted[] {
  return products.toSorted(orders[key]);
}

/** Products in the home page's comparison. */
const TOP_PRODUCTS = 9;

/** The best ranked products, for the home page's comparison. */
export function topProducts<Sorted extends SortableProduct>(products: readonly Sorted[]): Sorted[] {
  return sortProducts(products, 'placement').slice(0, TOP_PRODUCTS);
}

function rankOf({ placement }: SortableProduct): number {
  return placement ?? Infinity;
}

/** Smallest first; products without a value last. */
function ascending(valueOf: (product: SortableProduct) => number | undefined): Order {
  return (one, other) => compare(valueOf(one) ?? Infinity, valueOf(other) ?? Infinity);
}

/** Largest first; products without a value last. */
function descending(valueOf: (product: SortableProduct) => number | undefined): Order {
  return (one, other) => compare(valueOf(other) ?? -Infinity, valueOf(one) ?? -Infinity);
}

/** By text, independent of the language of the browser; products without one last in both directions. */
function alphabetical(valueOf: (product: SortableProduct) => string | null, direction: 1 | -1 = 1): Order {
  return (one, other) => {
    const [text, otherText] = [valueOf(one), valueOf(other)];
    if (text === null || otherText === null) return Number(text === null) - Number(otherText === null);
    return direction * text.localeCompare(otherText, 'en');
  };
}

/** Compares values instead of subtracting them, because Infinity - Infinity is NaN. */
function compare(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
