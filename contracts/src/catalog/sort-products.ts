import { potencyMilligrams } from './potency';
import type { Product } from './product';

export type SortableProduct = Pick<Product, 'placement' | 'rating' | 'price' | 'potency' | 'reviewCount'>;

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
} satisfies Record<string, Order>;

export type SortKey = keyof typeof orders;

/** The sort orders offered on the comparison. Sorting by potency exists, but is not offered there. */
export const comparisonSorts = ['placement', 'rating', 'price-low', 'price-high', 'popularity'] as const;
export type ComparisonSort = (typeof comparisonSorts)[number];

export const DEFAULT_SORT: ComparisonSort = 'placement';

/** Sorts products; the sort is stable. */
export function sortProducts<Sorted extends SortableProduct>(
  products: readonly Sorted[],
  key: SortKey = DEFAULT_SORT,
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

/** Compares ranks instead of subtracting them, because Infinity - Infinity is NaN. */
function compare(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
