import { judge, type GivenAnswer } from './judge';
import type { EvalQuestion } from './question-set';

const catalog = ['Kelpie', 'Lumina'].map((name) => ({
  name,
  brand: 'Norrund',
  slug: name.toLowerCase(),
  price: '30.00',
  potency: '12mg',
  servings: 60,
}));
const answer: GivenAnswer = {
  response: 'Kelpie by Norrund costs $30.00.\nThe label doesn’t say: Lumina.',
  sources: [{ title: 'Kelpie', url: '/review/kelpie#price' }],
  products: ['kelpie'],
  care: false,
};
const faultsOf = (expected: Partial<EvalQuestion>, given: Partial<GivenAnswer> = {}) =>
  judge({ id: 'a', kind: 'product fact', turns: ['?'], ...expected }, { ...answer, ...given }, catalog)
    .faults;

test.each<[string, Partial<EvalQuestion>, number]>([
  ['a fact in any case, or another one', { facts: ['KELPIE', 'none|$30.00'] }, 0],
  ['a fact that it lacks', { facts: ['softgel'] }, 1],
  ['a text that it must not have', { not: ['costs'] }, 1],
  ['the product that comes first', { first: 'kelpie' }, 0],
  ['another product first', { first: 'lumina' }, 1],
  ['products of which one is named, and no other', { anyOf: ['kelpie'] }, 0],
  ['products of which none is named, but another', { anyOf: ['lumina'] }, 2],
  ['all products, one of which only does not fit', { all: ['kelpie', 'lumina'] }, 1],
  ['a source without its anchor', { source: ['/faq', '/review/kelpie'] }, 0],
  ['a source that it lacks', { source: ['/faq'] }, 1],
  ['care', { care: true }, 2],
  ['that it does not know', { unknown: true }, 1],
])('expects %s', (_what, expected, faults) => expect(faultsOf(expected)).toHaveLength(faults));

test('an answer that does not know is wrong where it should', () => {
  const response = 'I couldn’t find that here.';
  expect(faultsOf({ unknown: true }, { response })).toEqual([]);
  expect(faultsOf({}, { response })).toEqual(['says that it does not know']);
});

test('care where none is expected is a fault', () =>
  expect(faultsOf({}, { care: true })).toEqual(['answers with care']));
