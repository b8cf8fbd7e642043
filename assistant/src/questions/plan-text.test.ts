import { wordsOf } from '../fold';
import { testCatalog } from '../test-catalog.fixture';
import { readPlans } from '../understanding/make-plans';
import { planText } from './plan-text';

const pageWords = new Set(wordsOf('the site says what astaxanthin and skin and salmon are'));
const reader = {
  catalog: testCatalog,
  siteWords: pageWords,
  pageWords,
  isKnown: () => true,
  isOfProduct: () => false,
  describedBy: () => undefined,
};
const textOf = (message: string, stored = message) => planText(readPlans(message, [], reader).plans, stored);

test.each([
  ['what does Kelpie cost?', 'Fact: price, Kelpie Astaxanthin 12mg'],
  ['does Lumina contain lutein?', 'Fact: Lumina Astaxanthin 8mg, lutein'],
  ['which has the most reviews?', 'List: reviews from high to low'],
  ['products between 20 and 35 dollars', 'List: at least $20, at most $35'],
  ['Icelandic but not from Norrund', 'List: Icelandic source, not from Norrund'],
  ['cheapest for the skin', 'List: skin, price from low to high'],
  ['compare Kelpie and Lumina', 'Comparison: Kelpie Astaxanthin 12mg, Lumina Astaxanthin 8mg'],
])('%s is read as %s', (message, text) => expect(textOf(message)).toBe(text));

test('the same question in other words is read alike', () => {
  const [one, ...others] = ['price of Kelpie', 'How much is Kelpie?', 'what does kelpie cost'].map((text) =>
    textOf(text),
  );
  for (const other of others) expect(other).toBe(one);
});
