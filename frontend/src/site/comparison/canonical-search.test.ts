import type { ProductSummary } from '../../api/products';
import { canonicalSearch } from './canonical-search';

const products = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
  slug,
  brand: `Brand ${slug}`,
  potency: '12mg',
  source: 'Hawaiian',
  price: '20.00',
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
  ['?compare=b,a,b&sort=rating&brand=Brand+a', '?compare=b%2Ca'],
  ['?compare=a,b,c,d,e', '?compare=a%2Cb%2Cc%2Cd'],
  ['?compare=', '?compare='],
  ['?compare=a,z&sort=rating', '?sort=rating&compare=a%2Cz'],
  ['?compare=v,w,x,y,z', '?compare=v%2Cw%2Cx'],
])('%s asks for %s', (search, asked) => expect(canonical(search)).toBe(asked));

test('values made up at random ask for the one page that they show', () => {
  const searches = Array.from({ length: 1000 }, (_, at) => {
    const word = (at * 2_654_435_761).toString(36);
    return `?sort=${word}&potency=${word}&source=${word}&price=${word}&brand=${word}`;
  });
  expect(new Set(searches.map(canonical))).toEqual(new Set(['']));
});

test('a canonical query is its own', () => {
  for (const search of ['?sort=rating&brand=Brand+a', '?compare=a%2Cb', '?sort=rating&compare=a%2Cz'])
    expect(canonical(search)).toBe(search);
});
