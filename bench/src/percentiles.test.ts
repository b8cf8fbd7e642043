import { LatencyHistogram, percentile } from './percentiles';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test('a percentile is the value that the share does not exceed', () => {
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([3], 0.99)).toBe(3);
  expect(percentile([], 0.5)).toBeNaN();
});

test('the histogram tells the same percentiles to a hundredth of a millisecond', () => {
  const histogram = new LatencyHistogram();
  for (const value of hundred) histogram.record(value);
  expect(histogram.percentile(0.5)).toBeCloseTo(50, 1);
  expect(histogram.percentile(0.99)).toBeCloseTo(99, 1);
  expect(new LatencyHistogram().percentile(0.5)).toBeNaN();
});

test('the histogram takes latencies beyond its range', () => {
  const histogram = new LatencyHistogram();
  histogram.record(1e9);
  expect(histogram.percentile(0.5)).toBeCloseTo(20_000);
});
