import { costPerDay, costPerMilligram, formatDollars, formatSmallPrice, priceByPotency } from './unit-price';

const product = (price: string, potency: string, servings: number | null) => ({ price, potency, servings });

describe('the cost of a milligram', () => {
  it('is that of the whole pack', () => {
    expect(costPerMilligram(product('30.00', '12mg', 60))).toBeCloseTo(0.0417, 4);
    expect(costPerMilligram(product('20.00', '6 mg', 30))).toBeCloseTo(0.1111, 4);
    expect(costPerMilligram(product('18.00', '4.5 mg per two softgels', 40))).toBeCloseTo(0.1, 4);
  });

  it.each([
    ['the price is 0', product('0.00', '12mg', 60)],
    ['the servings are not given', product('30.00', '12mg', null)],
    ['the potency names no amount', product('30.00', 'varies', 60)],
    ['the potency names nothing to divide by', product('30.00', '0mg', 60)],
  ])('is not known where %s', (_why, one) => expect(costPerMilligram(one)).toBeUndefined());
});

test('a day costs what a serving costs', () => {
  expect(costPerDay(product('29.99', '12mg', 60))).toBeCloseTo(0.4998, 4);
  expect(costPerDay(product('29.99', 'varies', 60))).toBeCloseTo(0.4998, 4);
  expect(costPerDay(product('29.99', '12mg', null))).toBeUndefined();
  expect(costPerDay(product('0.00', '12mg', 60))).toBeUndefined();
});

test('the price divided by the potency of one serving needs no servings', () => {
  expect(priceByPotency(product('30.00', '12mg', null))).toBe(2.5);
  expect(priceByPotency(product('30.00', 'varies', 60))).toBeUndefined();
  expect(priceByPotency(product('30.00', '0mg', 60))).toBeUndefined();
  expect(priceByPotency(product('0', '12mg', 60))).toBeUndefined();
});

test.each([
  [0, '0¢'],
  [0.0004, '<0.1¢'],
  [0.0005, '0.1¢'],
  [0.04165, '4.2¢'],
  [0.0425, '4.3¢'],
  [0.04, '4.0¢'],
  [0.0994, '9.9¢'],
  [0.0996, '10¢'],
  [0.1, '10¢'],
  [0.145, '15¢'],
  [0.994, '99¢'],
  [0.995, '$1.00'],
  [1.005, '$1.01'],
  [2.5, '$2.50'],
])('%d dollars a milligram read %s', (dollars, text) => expect(formatSmallPrice(dollars)).toBe(text));

test.each([
  [0, '$0.00'],
  [0.14958, '$0.15'],
  [0.4998, '$0.50'],
  [1.005, '$1.01'],
  [12.3, '$12.30'],
  [3333333.333, '$3,333,333.33'],
])('%d dollars a day read %s', (dollars, text) => expect(formatDollars(dollars)).toBe(text));
