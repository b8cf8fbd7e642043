import { percentile } from './percentiles';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test('a percentile is the value that the share does not exceed', () => {
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([3], 0.99)).toBe(3);
  expect(percentile([], 0.5)).toBeNaN();
});
