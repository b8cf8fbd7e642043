import { wordsOf } from '../fold';
import { testCatalog } from '../test-catalog.fixture';
import { correctSpelling } from './spelling';

const correct = (text: string) =>
  correctSpelling(wordsOf(text), testCatalog, new Set(['pigment', 'link'])).join(' ');

test.each([
  ['a name of the catalog', 'kelpei by norund', 'kelpie by norrund'],
  ['a word of questions', 'the cheepest sofgel', 'the cheapest softgel'],
  ['a word of the site', 'a pigmnet', 'a pigment'],
  ['what is typed in a hurry', 'is it ok w food n water', 'is it ok with food and water'],
])('%s is put right', (_what, written, corrected) => expect(correct(written)).toBe(corrected));

test.each([
  'the price of gold',
  'Wo finde ich die Pille',
  'dwie kapsułki w jedzeniu',
  'un pez en la cocina',
  'een koude winter',
  'zielona herbata',
  'hoeveel pigmant heb ik nodig',
])('a word that a language knows stays as it is: %s', (text) =>
  expect(correct(text)).toBe(wordsOf(text).join(' ')),
);
