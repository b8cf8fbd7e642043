import { productMatcher } from './match-product';

const products = [
  { id: 1, slug: 'reef-starter', name: 'Reef Starter', brand: 'Makani' },
  { id: 2, slug: 'golden-hour', name: 'Golden Hour', brand: 'Velanthe' },
  { id: 3, slug: 'golden-hour-2', name: 'Golden Hour', brand: 'Solis' },
];
const match = productMatcher(products, new Map([['gh 12', 2]]));

test.each([
  ['1', 1],
  ['golden-hour', 2],
  ['REEF  starter', 1],
  ['Solis Golden Hour', 3],
  ['GH 12', 2],
  ['Golden Hour', null],
  ['something else', null],
  [null, null],
])('%p is product %p', (text, id) => expect(match(text)).toBe(id));

test('the retailer’s own name comes first', () =>
  expect(productMatcher(products, new Map([['1', 3]]))('1')).toBe(3));
