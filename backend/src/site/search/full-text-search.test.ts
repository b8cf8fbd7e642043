import type { SearchDocument } from './search-documents';
import { FullTextSearch, excerptOf } from './full-text-search';

const document = (url: string, values: Partial<SearchDocument>): SearchDocument => ({
  type: 'guide',
  title: url,
  url,
  keywords: '',
  text: '',
  ...values,
});

const documents = [
  document('/hawaiian', {
    title: 'Hawaiian Astaxanthin 12mg',
    keywords: 'Makani Tide',
    text: 'Grown in ponds.',
  }),
  document('/icelandic', {
    title: 'Geyser',
    keywords: 'Icelandic',
    text: 'Astaxanthin from Iceland. 16 mg.',
  }),
  document('/skin', { title: 'Astaxanthin and your skin', text: 'Small trials of the skin of 16 women.' }),
  document('/side', { title: 'Which side effects are known?', text: 'No serious effect; skin may redden.' }),
];
const index = FullTextSearch.of(documents);
const found = async (query: string) => (await index).find(query).results.map(({ url }) => url);

test.each([
  ['a title before a text', 'skin', ['/skin', '/side']],
  ['a keyword', 'makani', ['/hawaiian']],
  ['the beginning of a word', 'icel', ['/icelandic']],
  ['a dose, however it is written', '12 MG', ['/hawaiian']],
  ['a misspelled word', 'hawaian', ['/hawaiian']],
  ['letters that changed places', 'icelanidc', ['/icelandic']],
  ['all words rather than some', 'skin women', ['/skin']],
  ['some words if nothing has all', 'ponds women xyzzy', ['/hawaiian', '/skin']],
  ['a question, without its small words', 'what are the side effects?', ['/side']],
  ['small words if there are no others', 'which', ['/side']],
])('%s is found', async (_what, query, urls) =>
  expect((await found(query)).toSorted()).toEqual(urls.toSorted()),
);

test('a title counts more than a text', async () => expect((await found('skin'))[0]).toBe('/skin'));

test.each(['', ' ', '?!', 'xyzzy', '13', '9 q z', 'astaxyzzy'])('%j finds nothing', async (query) =>
  expect((await index).find(query)).toEqual({ results: [], terms: [] }),
);

test('products come before all else', async () => {
  const index = await FullTextSearch.of([
    document('/guide', { title: 'Skin' }),
    document('/review/one', {
      type: 'product',
      text: 'For the skin.',
      product: { imageUrl: '/1.png', price: '9.50' },
    }),
  ]);
  expect(index.find('skin').results.map(({ url, product }) => [url, product])).toEqual([
    ['/review/one', { imageUrl: '/1.png', price: '9.50' }],
    ['/guide', undefined],
  ]);
});

/** Each word with each two different neighbors in each other's place. */
const swapped = (name: string) =>
  Array.from(
    name.slice(1),
    (second, at) => name.slice(0, at) + second + name[at] + name.slice(at + 2),
  ).filter((word) => word !== name);

test.each([
  'Geyser',
  'Hawaiian',
  'Soleys',
  'Berries',
  'Oddness',
  'Wrenfold',
  'Müslix',
  'Lumio’s',
  'Astaxanthin',
])('%s is found with any two neighboring letters in each other’s place', async (name) => {
  const index = await FullTextSearch.of([
    document('/named', { title: name }),
    ...['Ocean', 'Gentle', 'Fishery'].map((title) => document(`/${title}`, { title })),
  ]);
  for (const query of swapped(name))
    expect([query, index.find(query).results.map(({ url }) => url)]).toEqual([query, ['/named']]);
});

test('takes a word with swapped letters for the known word alone, beside other words', async () => {
  const index = await FullTextSearch.of([
    document('/geyser', { title: 'Geyser softgels', text: 'From Iceland.' }),
    document('/geezer', { title: 'Geeyser softgels' }),
  ]);
  for (const query of ['gyeser', 'softgels gyeser', 'gyeser xyzzy'])
    expect(index.find(query)).toMatchObject({ results: [{ url: '/geyser' }] });
});

test('does not take a short word for another', async () => {
  const index = await FullTextSearch.of([document('/began', { text: 'Fourteen of them began clear.' })]);
  for (const query of ['vegan', 'clera']) expect(index.find(query).results).toEqual([]);
});

test('does not correct a known word', async () => {
  const { terms } = (await index).find('side effexts');
  expect(terms.toSorted()).toEqual(['effect', 'side']);
});

test('a result has the type, title and address of its document, and an excerpt', async () => {
  expect((await index).find('icelandic')).toEqual({
    results: [
      { type: 'guide', title: 'Geyser', url: '/icelandic', excerpt: 'Astaxanthin from Iceland. 16 mg.' },
    ],
    terms: ['icelandic'],
  });
});

test('no search has more than twenty results', async () => {
  const many = await FullTextSearch.of(
    Array.from({ length: 30 }, (_, number) => document(`/${number}`, { text: 'skin' })),
  );
  expect(many.find('skin').results).toHaveLength(20);
});

const filler = 'Nothing of interest stands here. ';
const around = (terms: string[], text: string) => excerptOf(text, new Set(terms));

test('a short text is shown whole', () => {
  expect(around(['skin'], 'All about the skin.')).toBe('All about the skin.');
  expect(around([], '')).toBe('');
});

test('an excerpt begins with the sentence of the first match', () => {
  const excerpt = around(
    ['trial'],
    filler.repeat(9) + 'One trial was small. Another trial was not. ' + filler.repeat(9),
  );
  expect(excerpt).toMatch(/^…One trial was small\. Another trial was not\. Nothing .*…$/);
});

test('in a long sentence it begins shortly before the match', () => {
  const excerpt = around(['match'], 'word '.repeat(100) + 'match ' + 'word '.repeat(100));
  expect(excerpt).toMatch(/^…(word ){1,16}match (word )+word…$/);
});

test('without a match it is the beginning', () => {
  expect(around([], filler.repeat(20))).toMatch(/^Nothing of interest .*…$/);
});

test('no excerpt is much longer than 160 characters or ends in half a character', () => {
  for (const text of ['a'.repeat(500), '😀'.repeat(200), `x${'😀'.repeat(200)}`, filler.repeat(20)]) {
    const excerpt = around(['interest'], text);
    expect(excerpt.length).toBeLessThanOrEqual(162);
    expect(excerpt.isWellFormed()).toBe(true);
  }
});
