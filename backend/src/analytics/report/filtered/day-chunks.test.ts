import { bucketsOf } from '@astaguide/contracts/analytics/report/report-buckets';
import { grainOf, type ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { intervalsOf } from '../report-series';
import { chunksOf } from './day-chunks';

function chunks(period: ReportPeriod, comparison: ReportPeriod | null, timeZone: string) {
  const buckets = bucketsOf({ period, comparison }, grainOf(period), timeZone);
  const intervals = new Map(intervalsOf(buckets).map((interval) => [interval.of, interval]));
  return { found: chunksOf({ period, comparison, timeZone, buckets }), intervals };
}
const october = { from: '2026-10-01', to: '2026-10-31' };
const september = { from: '2026-08-31', to: '2026-09-30' };

test('splits the days of each side into weeks, without gaps', () => {
  const { found } = chunks(october, september, 'Europe/Berlin');
  expect(found.map(({ side, days }) => [side, days.length])).toEqual(
    [0, 1].flatMap((side) => [7, 7, 7, 7, 3].map((length) => [side, length])),
  );
  const own = found.filter(({ side }) => side === 0).flatMap(({ days }) => days);
  expect(new Date(own[0]!.start).toISOString()).toBe('2026-09-30T22:00:00.000Z');
  expect(new Date(own.at(-1)!.end).toISOString()).toBe('2026-10-31T23:00:00.000Z');
  own.slice(1).forEach(({ start }, place) => expect(start).toBe(own[place]!.end));
});

test.each([
  ['days', october, september],
  ['weeks', { from: '2026-05-01', to: '2026-10-07' }, { from: '2025-05-01', to: '2025-10-07' }],
  [
    'months, over each other',
    { from: '2025-01-15', to: '2026-02-18' },
    { from: '2024-01-15', to: '2025-02-17' },
  ],
  ['months, without a comparison', { from: '2025-01-15', to: '2026-02-18' }, null],
])('each day has the key of its interval: %s', (_what, period, comparison) => {
  const { found, intervals } = chunks(period, comparison, 'America/New_York');
  for (const { days, intervals: numbers, hours, side } of found) {
    expect([numbers.length, hours]).toEqual([days.length, null]);
    days.forEach(({ start, end }, place) => {
      const of = numbers[place]!;
      expect(intervals.get(of)!.start).toBeLessThanOrEqual(start);
      expect(intervals.get(of)!.end).toBeGreaterThanOrEqual(end);
      expect(intervals.get(of)!.side).toBe(side);
    });
  }
});

test('reads a single day by its hours', () => {
  // The clocks go back: 25 hours, compared with 24.
  const { found, intervals } = chunks(
    { from: '2026-10-25', to: '2026-10-25' },
    { from: '2026-10-24', to: '2026-10-24' },
    'Europe/Berlin',
  );
  expect(found.map(({ side, days, hours }) => [side, days.length, hours?.length])).toEqual([
    [0, 1, 25],
    [1, 1, 25],
  ]);
  for (const { hours, intervals: numbers } of found)
    expect(hours).toEqual(numbers.map((of) => intervals.get(of)!.start));
});

test('skips a day that the time zone skipped', () => {
  const { found } = chunks({ from: '2011-12-29', to: '2011-12-31' }, null, 'Pacific/Apia');
  expect(found.map(({ days }) => days.length)).toEqual([2]);
});
