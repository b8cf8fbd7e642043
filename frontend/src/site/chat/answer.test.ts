import { productsUnder, splitAtProducts } from './answer';
import type { ProductSummary } from '../../api/products';
import { failure, greeting } from './chat-turn';

const product = (id: number, name: string) =>
  ({
    id,
    name,
    brand: `Brand ${id}`,
    bestFor: 'supplements',
    potency: '6mg',
    price: '29.99',
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

describe('a message that lists its products', () => {
  const content = [
    'The lowest prices:',
    '',
    '- Geyser by Brand 1: 6mg, Natural source, $29.99, rated 4.8 out of 5 (2,847 reviews). Best for: Skin.',
    '- Reef by Brand 2: 2.5¢ per mg. Reef by Brand 2 costs $29.99.',
    '',
    'Talk to a doctor first.',
  ].join('\n');

  test('has them in place of their lines, each with what its card does not show', () =>
    expect(splitAtProducts(content, catalog)).toEqual({
      before: 'The lowest prices:',
      facts: ['6mg, Natural source. Best for: Skin.', '2.5¢ per mg.'],
      after: 'Talk to a doctor first.',
    }));

  test.each([
    ['another order', catalog.toReversed()],
    ['no products', []],
  ])('stays whole with %s', (_what, products) =>
    expect(splitAtProducts(content, products)).toEqual({ before: content, facts: [], after: '' }),
  );
});
