import { PassageSearch } from './passage-search';

const passage = (heading: string, text: string) => ({ url: `/${heading}`, title: 'Page', heading, text });
const search = new PassageSearch([
  passage('Salmon', 'Salmon get the pigment with their food.'),
  passage('Trials', 'A trial of cyclists who took the pigment for four weeks.'),
  passage('Storage', 'Keep the bottle closed and cool.'),
]);

test('the passage that covers most of a question comes first, with its cover', () => {
  const [first, ...others] = search.find(['cyclists', 'trials']);
  expect([first!.heading, first!.cover]).toEqual(['Trials', 1]);
  for (const { cover } of others) expect(cover).toBeLessThan(1);
});

test('a word that occurs nowhere weighs more than one that is common', () => {
  const [first] = search.find(['pigment', 'telescope']);
  expect(first!.cover).toBeLessThan(0.5);
});

test('a question without words finds nothing', () => expect(search.find([])).toEqual([]));
