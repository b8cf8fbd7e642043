import { wordsOf } from '../fold';
import { readPlans } from '../read-plans';
import { testCatalog } from '../test-catalog.fixture';
import { planText } from './plan-text';

const pageWords = new Set(wordsOf('the site says what astaxanthin and skin and salmon are'));
const reader = {
  catalog: testCatalog,
  siteWords: pageWords,
  pageWords,
};
const textOf = (message: string, stored = message) => planText(readPlans(message, [], reader), stored);

test.each([
  ['what does Kelpie cost?', 'Fact: price, Kelpie Astaxanthin 12mg'],
  ['does Lumina contain lutein?', 'Fact: Lumina Astaxanthin 8mg, lutein'],
  ['which has the most reviews?', 'Most or least: reviews from high to low'],
  ['products between 20 and 35 dollars', 'List: at least $20.00, at most $35.00'],
  ['Icelandic but not from Norrund', 'List: Icelandic source, not from Norrund'],
  ['cheapest for the skin', 'Most or least: skin, price from low to high'],
  ['compare Kelpie and Lumina', 'Comparison: Kelpie Astaxanthin 12mg, Lumina Astaxanthin 8mg'],
])('%s is read as %s', (message, text) => expect(textOf(message)).toBe(text));

test('the same question in other words or another language is read alike', () => {
  const [one, ...others] = ['price of Kelpie', 'How much is Kelpie?', 'Was kostet Kelpie?'].map((text) =>
    textOf(text),
  );
  for (const other of others) expect(other).toBe(one);
});
