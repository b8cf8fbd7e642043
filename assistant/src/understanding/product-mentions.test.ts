import type { Product } from '@astaguide/contracts/catalog/product';
import { wordsOf } from '../fold';
import { findFullNames, findMentions } from './product-mentions';

const product = (id: number, name: string, brand: string) => ({ id, name, brand }) as Product;
const hawaiian = product(1, 'Hawaiian Astaxanthin 12mg', 'Makani Tide');
const reserve = product(2, 'Deep Reserve Astaxanthin 16mg', 'Makani Tide');
const geyser = product(3, 'Geyser Astaxanthin 12mg', 'Hverdal');
const daily = product(4, 'Daily Astaxanthin 6mg', 'Hverdal');
const crimson = product(5, 'Deep Crimson Astaxanthin 10mg', 'Benimori');
const catalog = [hawaiian, reserve, geyser, daily, crimson];
const ordinary = new Set(['hawaiian', 'daily', 'deep']);

test.each([
  ['by its name', 'price of Hawaiian Astaxanthin 12mg', [hawaiian]],
  ['by a word that only it has', 'is geyser good', [geyser]],
  ['by two words of the name', 'deep reserve', [reserve]],
  ['not by a word of every day', 'how much daily', []],
  ['not by a word that two share', 'deep', []],
  ['by brand and a word', 'hverdal daily', [daily]],
  ['by brand and amount', 'makani tide 16 mg', [reserve]],
  ['all of a brand', 'what has Hverdal', [geyser, daily]],
  ['each with what stands beside it', 'Makani Tide 12mg or Hverdal 6mg', [hawaiian, daily]],
  ['in the order of their mention', 'geyser against deep crimson', [geyser, crimson]],
])('products are named %s', (_how, text, products) => {
  expect(findMentions(wordsOf(text), catalog, (word) => ordinary.has(word))).toEqual(products);
});

test('in an answer products are known by name and brand together', () => {
  const text = 'Deep Crimson Astaxanthin 10mg by Benimori, then Geyser Astaxanthin 12mg. By Hverdal.';
  expect(findFullNames(text, catalog)).toEqual([crimson, geyser]);
  expect(findFullNames('Geyser Astaxanthin 12mg', catalog)).toEqual([]);
});
