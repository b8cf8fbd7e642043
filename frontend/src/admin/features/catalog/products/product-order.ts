import type { Product } from '@astaguide/contracts/catalog/product';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';

import { wordSearch } from '../../../lib/word-search';

/** Sort orders of the owner's list. */
export const listOrders = [
  { value: 'rank', label: 'Rank' },
  { value: 'name', label: 'Name' },
  { value: 'price', label: 'Price' },
  { value: 'rating', label: 'Rating' },
  { value: 'newest', label: 'Newest' },
] as const;
export type ListOrder = (typeof listOrders)[number]['value'];

const sorted: Record<ListOrder, (products: readonly Product[]) => Product[]> = {
  rank: (products) => sortProducts(products, 'placement'),
  name: (products) => {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return products.toSorted((one, other) => compare(one.name, other.name));
  },
  price: (products) => sortProducts(products, 'price-low'),
  rating: (products) => sortProducts(products, 'rating'),
  // Newer products have higher ids.
  newest: (products) => products.toSorted((one, other) => other.id - one.id),
};

/** The products in a sort order. */
export function orderProducts(products: readonly Product[], order: ListOrder): Product[] {
  return sorted[order](products);
}

/** Products whose texts contain every word of the search. */
export function searchProducts(products: readonly Product[], search: string): Product[] {
  const matches = wordSearch(search);
  return products.filter(({ name, brand, source, potency, bestFor, slug, badge, category, keywords }) =>
    matches([name, brand, source, potency, bestFor, slug, badge, category, keywords].join('\n')),
  );
}

/** The shown products, led by the one with an id, even if a search excludes it. */
export function withFirst(products: readonly Product[], id: number | undefined, shown: Product[]): Product[] {
  const first = products.find((product) => product.id === id);
  return first ? [first, ...shown.filter((product) => product !== first)] : shown;
}
