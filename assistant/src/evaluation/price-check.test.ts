import { wrongPrices } from './price-check';

const products = [
  { name: 'Geyser 12mg', brand: 'Hverdal', slug: 'g', price: '34.50', potency: '12mg', servings: 60 },
  { name: 'Reef 4mg', brand: 'Makani', slug: 'r', price: '19.99', potency: '4mg', servings: null },
];

test.each([
  ['the price of the product of the line', 'Geyser 12mg by Hverdal costs $34.50.'],
  ['a cost per milligram and day', 'Geyser 12mg by Hverdal: 4.8¢ per mg, $0.58 a day at one serving a day.'],
  [
    'that it is not known',
    'Reef 4mg by Makani: its cost per mg is not known. Reef 4mg by Makani costs $19.99.',
  ],
  ['the price of several packs', '3 packs of Geyser 12mg by Hverdal cost $103.50.'],
  ['what the visitor wants to pay', 'Products (at most $20.00):\n- Reef 4mg by Makani: $19.99'],
])('%s is right', (_what, answer) => expect(wrongPrices(answer, products)).toEqual([]));

test.each([
  ['no product’s price', 'It costs $30.'],
  ['the price of another product', 'Geyser 12mg by Hverdal costs $19.99.'],
  ['a wrong sum', '3 packs of Geyser 12mg by Hverdal cost $103.'],
  ['a rounded price', 'Geyser 12mg by Hverdal costs $34.'],
  ['a wrong cost per milligram', 'Geyser 12mg by Hverdal: 4.9¢ per mg.'],
  ['the price of a serving’s milligram', 'Geyser 12mg by Hverdal: $2.88 per mg.'],
  ['a wrong cost per day', 'Geyser 12mg by Hverdal: $0.59 a day.'],
  ['cents of nothing', 'Geyser 12mg by Hverdal: 4.8¢.'],
  ['a cost per milligram without servings', 'Reef 4mg by Makani: 8.3¢ per mg.'],
])('%s is wrong', (_what, answer) => expect(wrongPrices(answer, products)).toHaveLength(1));
