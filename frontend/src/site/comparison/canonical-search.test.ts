import type { ProductSummary } from '../../api/products';
import { canonicalSearch } from './canonical-search';

const products = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
  slug,
  brand: `Brand ${slug}`,
  potency: '12mg',
  source: 'Hawaiian',
  price: '20.00',
  allergens: null,
})) as ProductSummary[];

const canonical = (search: string) => canonicalSearch(search, products);

test.each([
  ['', ''],
  ['?sort=rating', '?sort=rating'],
  ['?sort=placement', ''],
  ['?sort=rating&sort=price-low', '?sort=rating'],
  ['?brand=Nobody&potency=99mg&price=%00&source=Mars', ''],
  ['?brand=Brand+b&brand=Brand+a&brand=Brand+b', '?brand=Brand+a&brand=Brand+b'],
  ['?potency=12mg&potency=6mg&sort=x', '?potency=6mg&potency=12mg'],
])('%s asks for %s', (search, asked) => expect(canonical(search)).toBe(asked));

test('values made up at random ask for the one page that they show', () => {
  const searches = Array.from({ length: 1000 }, (_, at) => {
    const word = (at * 2_654_435_761).toString(36);
    return `?sort=${word}&potency=${word}&source=${word}&price=${word}&brand=${word}`;
  });
  expect(new Set(searches.map(canonical))).toEqual(new Set(['']));
});

test('a canonical query is its own', () => {
  for (const search of ['?sort=rating&brand=Brand+a', '?potency=6mg']) expect(canonical(search)).toBe(search);
});
