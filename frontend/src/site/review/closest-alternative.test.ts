import { closestTo, relatedTo } from './closest-alternative';

const facts = {
  rating: '4.0',
  price: '20.00',
  servings: 60,
  reviewCount: 1,
  name: 'A',
  source: 'Natural',
  form: null,
  testedBy: null,
  capsule: null,
  allergens: null,
};
const products = [
  { id: 1, potency: '12 mg', inStock: true },
  { id: 2, potency: '4 mg', inStock: true },
  { id: 3, potency: '10 mg', inStock: true },
  { id: 4, potency: '12 mg', inStock: false },
  { id: 5, potency: '6 mg', inStock: true },
  { id: 6, potency: 'Not stated', inStock: true },
  { id: 7, potency: '8 mg', inStock: true },
].map((product, index) => ({ ...facts, placement: index + 1, ...product }));

it.each([
  ['of the nearest dose', 2, 5],
  ['in stock, although another has the same dose', 1, 7],
  ['of two doses as near, the next in the ranking', 3, 7],
  ['before it, if none after it is as near', 7, 3],
])('the closest alternative is %s', (_which, id, expected) =>
  expect(closestTo({ id }, products)?.id).toBe(expected),
);

it('better in something, it comes before one of a closer dose that is better in nothing', () => {
  const cheap = { ...products[1]!, price: '1.00' };
  const dear = { ...products[4]!, price: '90.00' };
  const own = { ...products[6]!, price: '9.00' };
  expect(closestTo(own, [own, dear, cheap])?.id).toBe(cheap.id);
});

it('is out of stock only if all others are', () => {
  expect(closestTo({ id: 1 }, [products[0]!, products[3]!])?.id).toBe(4);
});

it('the only product and an unlisted one have none', () => {
  expect(closestTo({ id: 1 }, products.slice(0, 1))).toBeUndefined();
  expect(closestTo({ id: 9 }, products)).toBeUndefined();
});

const product = { id: 1, potency: '12mg', source: 'Hawaiian', brand: 'Tide' };

it('related products are the three that share most, without the product itself', () => {
  const others = [
    { id: 2, potency: '6mg', source: 'Natural', brand: 'Geyser' },
    { id: 3, potency: '12mg', source: 'Natural', brand: 'Geyser' },
    { id: 4, potency: '4mg', source: 'Hawaiian', brand: 'Tide' },
    { id: 5, potency: '8mg', source: 'Hawaiian', brand: 'Ridge' },
  ];
  expect(relatedTo(product, [product, ...others]).map(({ id }) => id)).toEqual([4, 3, 5]);
});
