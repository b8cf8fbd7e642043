import type { Product } from '@astaguide/contracts/catalog/product';
import { orderProducts, searchProducts, withFirst, type ListOrder } from './product-order';

const product = (fields: Partial<Product>) => fields as Product;
const products = [
  product({
    id: 1,
    name: 'Reef 12',
    brand: 'Tide',
    source: 'Hawaiian',
    potency: '12mg',
    price: '9.50',
    rating: '4.0',
    placement: 2,
  }),
  product({
    id: 2,
    name: 'Ice',
    brand: 'Geyser',
    source: 'Icelandic',
    potency: '6mg',
    price: '30.00',
    rating: '4.9',
    placement: null,
  }),
  product({
    id: 3,
    name: 'Reef 4',
    brand: 'Tide',
    source: 'Natural',
    potency: '4mg',
    price: '10.00',
    rating: '4.5',
    placement: 1,
    keywords: 'Eyes',
  }),
];
const ids = (list: Product[]) => list.map(({ id }) => id).join('');

test.each<[ListOrder, string]>([
  ['rank', '312'],
  ['name', '231'],
  ['price', '132'],
  ['rating', '231'],
  ['newest', '321'],
])('orders products by %s: %s', (order, expected) => {
  expect(ids(orderProducts(products, order))).toBe(expected);
});

test.each([
  ['', '123'],
  ['reef', '13'],
  ['TIDE 12mg', '1'],
  ['iceland', '2'],
  ['eyes', '3'],
  ['reef geyser', ''],
])('a search for %j finds %s', (search, expected) => {
  expect(ids(searchProducts(products, search))).toBe(expected);
});

test('a product that was just added leads the list, even if the search excludes it', () => {
  const [one, two, added] = [1, 2, 3].map((id) => product({ id }));
  const ids = (id: number | undefined, shown: Product[]) =>
    withFirst([one!, two!, added!], id, shown).map((each) => each.id);
  expect(ids(3, [one!, two!, added!])).toEqual([3, 1, 2]);
  expect(ids(3, [two!])).toEqual([3, 2]);
  expect(ids(undefined, [two!])).toEqual([2]);
});
