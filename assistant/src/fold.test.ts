import { wordsOf } from './fold';

test.each([
  ["What's the price?", ['whats', 'the', 'price']],
  ['Größe für Augen', ['grosse', 'fur', 'augen']],
  ['¿Cuál es el más barato?', ['cual', 'es', 'el', 'mas', 'barato']],
  ['12 mg, 12mg and 4.5 milligrams', ['12mg', '12mg', 'and', '4_5mg']],
  ['under $29.99', ['under', '29_99usd']],
  ['twenty-eight dollars, six mg', ['28usd', '6mg']],
  ['stronger than twelve, in one softgel', ['stronger', 'than', '12', 'in', 'one', 'softgel']],
  ['w/o soy, w/ lutein', ['without', 'soy', 'with', 'lutein']],
  ['#2 please', ['number', '2', 'please']],
  ['🦐 \u200b', []],
])('%s is read as its words', (text, words) => expect(wordsOf(text)).toEqual(words));

test('reads 250 words and ignores the rest', () => {
  expect(wordsOf('word '.repeat(400))).toHaveLength(250);
});
