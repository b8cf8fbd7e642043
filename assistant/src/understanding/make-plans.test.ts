import { wordsOf } from '../fold';
import { testCatalog } from '../test-catalog.fixture';
import { readPlans } from './make-plans';
import type { Plan } from './plan';

const pageWords = new Set(wordsOf('the site says what astaxanthin and skin and salmon are'));
const reader = {
  catalog: testCatalog,
  siteWords: pageWords,
  pageWords,
  isKnown: () => true,
  isOfProduct: () => false,
  describedBy: () => undefined,
};
const plansOf = (message: string, ...history: [question: string, answer: string][]) =>
  readPlans(
    message,
    history.flatMap(([question, answer]) => [
      { role: 'user' as const, content: question },
      { role: 'assistant' as const, content: answer },
    ]),
    reader,
  ).plans.map(describePlan);

test.each([
  ['a field', 'what does Kelpie cost?', 'facts: Kelpie Astaxanthin 12mg | price'],
  ['a figure a day', 'cost of Kelpie per day', 'facts: Kelpie Astaxanthin 12mg | perDay | price'],
  ['a thing in a product', 'does Lumina contain lutein?', 'facts: Lumina Astaxanthin 8mg | lutein'],
  ['an extreme', 'the cheapest one', 'list: price asc'],
  ['the other extreme', 'what is the most expensive?', 'list: price desc'],
  ['an extreme of a figure', 'which costs the least per mg', 'list: perMg asc'],
  ['most of something', 'which has the most reviews?', 'list: reviews desc'],
  ['a range', 'products between 20 and 35 dollars', 'list: price 20..35'],
  ['a size of pack', 'pack of 120', 'list: servings 120..120'],
  ['a number after its name', 'a dose 6 softgel under $30', 'list: potency 6..6 | price ..30'],
  ['a rating without its unit', 'which have 4.7 or better', 'list: rating 4.7..'],
  ['a limit', 'at least 10 mg', 'list: potency 10..'],
  ['a denied limit', 'show me products that arent below 10 mg', 'list: potency 10..'],
  ['several limits', 'under $30 with at least 60 servings', 'list: price ..30 | servings 60..'],
  ['what is excluded', 'Icelandic but not from Norrund', 'list: origin Icelandic | not brand Norrund'],
  ['what must be missing', 'products without lutein', 'list: not thing lutein'],
  ['a goal', 'cheapest for the skin', 'list: price asc | skin'],
  [
    'a comparison',
    'compare Kelpie and Lumina',
    'comparison: Kelpie Astaxanthin 12mg | Lumina Astaxanthin 8mg',
  ],
  ['not too expensive', 'something not too expensive for skin', 'list: price asc | skin'],
  ['a subject of the site', 'what are the side effects', 'texts: subject.sideEffects'],
])('%s is planned', (_what, message, plan) => expect(plansOf(message)).toEqual([plan]));

test('a later clause is about the product of an earlier one', () => {
  expect(plansOf('How much is Kelpie and is it vegan?')).toEqual([
    'facts: Kelpie Astaxanthin 12mg | price | vegan',
  ]);
});

describe('the next turn', () => {
  const listed = '- Lumina Astaxanthin 8mg by Solveig\n- Pebble Astaxanthin 4mg by Norrund';

  test.each([
    ['adds a condition', 'only Japanese ones', 'products under $50', 'list: price ..50 | origin Japanese'],
    ['changes a condition', 'and under $20?', 'products under $50', 'list: price ..20'],
    ['changes the goal', 'and for eyes?', 'best for skin', 'list: placement asc | eyes'],
    [
      'asks the same of another',
      'and Kelpie?',
      'what does Lumina cost?',
      'facts: Kelpie Astaxanthin 12mg | price',
    ],
    ['chooses among those', 'which of them is the cheapest?', 'best for skin', 'list: price asc'],
    [
      'asks of the second',
      'is the second in stock?',
      'best for skin',
      'facts: Pebble Astaxanthin 4mg | stock',
    ],
  ])('%s', (_how, message, before, plan) => expect(plansOf(message, [before, listed])).toEqual([plan]));

  test.each([
    ['asks for a word more', 'and when?', 'is Kelpie lab tested?', 'facts: Kelpie Astaxanthin 12mg | tests'],
    [
      'asks for another product',
      'ugh. what instead?',
      'is Kelpie in stock?',
      'list: not product Kelpie Astaxanthin 12mg | known stock',
    ],
    [
      'asks for a weaker one of the maker',
      'do they sell anything weaker?',
      'who makes Kelpie?',
      'list: potency asc | brand Norrund',
    ],
  ])('%s', (_how, message, before, plan) =>
    expect(plansOf(message, [before, 'Kelpie Astaxanthin 12mg by Norrund: yes.'])).toEqual([plan]),
  );
});

/** The plan in a short readable form: 'list: price asc | skin | potency 12 | not Hawaiian'. */
function describePlan({ ask, products, fields, things, goal, filters, orders, intent }: Plan): string {
  const parts = [
    ...products.map(({ name }) => name),
    ...(ask === 'facts' || ask === 'comparison' ? fields : []),
    ...things,
    ...orders.map(({ by, isDescending }) => `${by} ${isDescending ? 'desc' : 'asc'}`),
    ...(goal ? [goal] : []),
    ...filters.map((filter) => {
      const value =
        'is' in filter
          ? typeof filter.is === 'string'
            ? filter.is
            : filter.is.name
          : 'least' in filter || 'most' in filter
            ? `${filter.least ?? ''}..${filter.most ?? ''}`
            : '';
      return `${filter.not ? 'not ' : ''}${filter.field} ${value}`;
    }),
    ...(ask === 'texts' ? [intent] : []),
  ];
  return parts.length > 0 ? `${ask}: ${parts.join(' | ')}` : ask;
}
