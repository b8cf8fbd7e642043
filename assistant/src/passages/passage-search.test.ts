import { PassageSearch } from './passage-search';

const passage = (heading: string, text: string) => ({ url: `/${heading}`, title: 'Page', heading, text });
const search = new PassageSearch([
  passage('Salmon', 'Salmon get the pigment with their food.'),
  passage('Trials', 'A trial of cyclists who took the pigment for four weeks.'),
  passage('Storage', 'Keep the bottle closed and cool.'),
]);

test('the passage that covers most of a question comes first, with its cover', () => {
  const [first, ...others] = search.find(['cyclists', 'trials']);
  expect([first!.passage.heading, first!.cover]).toEqual(['Trials', 1]);
  for (const { cover } of others) expect(cover).toBeLessThan(1);
});

test('a word that occurs nowhere weighs more than one that is common', () => {
  const [first] = search.find(['pigment', 'telescope']);
  expect(first!.cover).toBeLessThan(0.5);
});

test('a short word is found in the plural', () =>
  expect(new PassageSearch([passage('Eyes', 'Tired eyes at screens.')]).find(['eye'])[0]?.cover).toBe(1));

test('a question without words finds nothing', () => expect(search.find([])).toEqual([]));

describe('answers of the owner', () => {
  const written = new PassageSearch([
    passage('Storage', 'Keep the bottle closed and cool.'),
    { ...passage('Where is it bottled?', 'In Reykjavik.'), isWritten: true },
    { ...passage('Is Kelpie halal?', 'No certificate.'), isWritten: true, productId: 1 },
  ]);

  test('the same words in the same order are the same question', () => {
    expect(written.findWritten('where is it bottled', [])?.text).toBe('In Reykjavik.');
    expect(written.findWritten('is it bottled where?', [])).toBeUndefined();
    expect(written.findWritten('Storage', [])).toBeUndefined();
  });

  test('one about a product is only found for a question about it', () => {
    for (const find of [
      (ids: number[]) => written.findWritten('Is Kelpie halal?', ids),
      (ids: number[]) => written.find(['kelpie', 'halal'], ids)[0]?.passage,
    ]) {
      expect(find([1])?.text).toBe('No certificate.');
      expect([find([]), find([2])]).toEqual([undefined, undefined]);
    }
  });
});
