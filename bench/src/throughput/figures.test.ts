import { decimal, layOut, whole, percentile } from './figures';

test('columns are as wide as their widest cell', () => {
  expect(
    layOut([
      ['mode', 'events/s'],
      ['postgres', '9'],
    ]),
  ).toBe(['mode      events/s', '--------  --------', 'postgres         9'].join('\n'));
});

test('shortens numbers, and prints a dash for a missing one', () => {
  expect([whole(12345.6), whole(Number.NaN)]).toEqual(['12,346', '-']);
  expect([decimal(1.26), decimal(0.1234, 3), decimal(Number.NaN)]).toEqual(['1.3', '0.123', '-']);
});

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test('a percentile is the value that the share does not exceed', () => {
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([3], 0.99)).toBe(3);
  expect(percentile([], 0.5)).toBeNaN();
});
