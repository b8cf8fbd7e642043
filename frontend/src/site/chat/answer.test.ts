import { productsUnder } from './answer';
import type { ProductSummary } from '../../api/products';
import { failure, greeting } from './chat-turn';

const product = (id: number, name: string) =>
  ({
    id,
    name,
    brand: `Brand ${id}`,
    bestFor: 'supplements',
    potency: '6mg',
    source: 'Natural',
    description: '',
    keywords: null,
    features: [],
    benefits: [],
  }) as unknown as ProductSummary;
const catalog = [product(1, 'Geyser'), product(2, 'Reef')];
const under = (turn: { content: string; products?: number[] }) =>
  productsUnder({ role: 'assistant', ...turn }, catalog).map(({ id }) => id);

test('are the products that the answer is about, in its order', () => {
  expect(under({ content: 'Geyser', products: [2, 1] })).toEqual([2, 1]);
  expect(under({ content: 'Geyser', products: [2] })).toEqual([2]);
  expect(under({ content: 'Geyser and Reef', products: [] })).toEqual([]);
});

test('exclude products that were deleted', () =>
  expect(under({ content: 'Geyser', products: [9, 1] })).toEqual([1]));

test('are searched for where the answer does not say', () =>
  expect(under({ content: 'About Reef' })).toEqual([2]));

test.each([
  ['the greeting', greeting.content],
  ['the text of an error', failure.content],
])('are an empty list under %s, also where it was stored without a list', (_what, content) => {
  expect(under({ content: 'supplement' })).toEqual([1, 2]);
  expect(under({ content })).toEqual([]);
});
