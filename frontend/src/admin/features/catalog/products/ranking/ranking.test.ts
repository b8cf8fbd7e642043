import type { Product } from '@astaguide/contracts/catalog/product';
import { moved, rankedProducts } from './ranking';

const product = (id: number, placement: number | null, rating = '4.0') =>
  ({ id, placement, rating }) as Product;
const products = [product(1, 3), product(2, null), product(3, 1), product(4, 3, '5.0')];

test('rankedProducts returns products with a rank, the higher rated first for equal ranks', () => {
  expect(rankedProducts(products).map(({ id }) => id)).toEqual([3, 4, 1]);
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('moves an item from %i to %i: %s', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
