import { runnerUpTo } from './runner-up';

const facts = {
  rating: '4.0',
  price: '20.00',
  potency: '12mg',
  servings: 60,
  reviewCount: 1,
  name: 'A',
  source: 'Natural',
  form: null,
  testedBy: null,
};
const products = [3, null, 1, 2].map((placement, id) => ({ id, placement, ...facts }));

it.each([
  ['the first', 2, 3],
  ['the third, before the one without a rank', 0, 1],
  ['the last, which has the one before it', 1, 0],
])('the runner-up of %s is the next in our ranking', (_, id, expected) =>
  expect(runnerUpTo({ id }, products)?.id).toBe(expected),
);

it('the only product and an unlisted one have no runner-up', () => {
  expect(runnerUpTo({ id: 2 }, products.slice(2, 3))).toBeUndefined();
  expect(runnerUpTo({ id: 9 }, products)).toBeUndefined();
});
