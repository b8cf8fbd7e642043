import { wrongPrices } from './price-check';

const products = [
  { name: 'Geyser 12mg', brand: 'Hverdal', slug: 'g', price: '34.50', potency: '12mg' },
  { name: 'Reef 4mg', brand: 'Makani', slug: 'r', price: '19.99', potency: '4mg' },
];

test.each([
  ['the price of the product of the line', 'Geyser 12mg by Hverdal costs $34.50.'],
  ['a price per milligram', 'Geyser 12mg by Hverdal: $2.88 per mg of one serving.'],
  ['what the visitor wants to pay', 'Products (at most $20.00):\n- Reef 4mg by Makani: $19.99'],
])('%s is right', (_what, answer) => expect(wrongPrices(answer, products)).toEqual([]));

test.each([
  ['no product’s price', 'It costs $30.'],
  ['the price of another product', 'Geyser 12mg by Hverdal costs $19.99.'],
  ['a rounded price', 'Geyser 12mg by Hverdal costs $34.'],
  ['a wrong price per milligram', 'Geyser 12mg by Hverdal: $2.90 per mg of one serving.'],
])('%s is wrong', (_what, answer) => expect(wrongPrices(answer, products)).toHaveLength(1));
