import { lagPercentile, lagPlace, summarizeLag } from './lag-percentile';
import { lagBounds } from './queue-health';

const counted = (...times: number[]): number[] => {
  const counts = Array<number>(lagBounds.length + 1).fill(0);
  for (const time of times) counts[lagPlace(time)]! += 1;
  return counts;
};

test('a time is counted in the first place whose bound it does not pass', () => {
  expect([0, 10, 10.1, 25, 300_000, 300_001].map(lagPlace)).toEqual([0, 0, 1, 1, 14, 15]);
});

test('of nothing there is no percentile', () => {
  expect(lagPercentile(counted(), 0.5)).toBeNull();
});

test('a percentile is within the bucket of its time', () => {
  const times = counted(...Array<number>(95).fill(20), ...Array<number>(5).fill(700));
  expect(lagPercentile(times, 0.5)).toBeGreaterThan(10);
  expect(lagPercentile(times, 0.5)).toBeLessThanOrEqual(25);
  expect(lagPercentile(times, 0.95)).toBe(25);
  expect(lagPercentile(times, 0.99)).toBeGreaterThan(500);
  expect(lagPercentile(times, 0.99)).toBeLessThanOrEqual(1000);
});

test('what took longer than the last bound counts as that bound at the least', () => {
  expect(lagPercentile(counted(900_000), 0.5)).toBe(300_000);
});

test('the share in time has the events that took a second or less', () => {
  expect(summarizeLag(counted(5, 999, 1000))).toMatchObject({ inTime: 1 });
  expect(summarizeLag(counted(5, 1000, 1000.1, 900_000))).toMatchObject({ inTime: 0.5 });
  expect(summarizeLag(counted(900_000))).toEqual({ p50: 300_000, p95: 300_000, inTime: 0 });
});

test('without events there is no lag, and no share in time of 0 or 1', () => {
  expect([summarizeLag(counted()), summarizeLag([])]).toEqual([null, null]);
});
