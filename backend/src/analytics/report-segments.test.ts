import { spanOf, type Span } from '@astaguide/contracts/report-buckets';
import { QUARTER } from '@astaguide/contracts/time-zone';
import fc from 'fast-check';
import { monthsWithin, segmentsOf, type Segments } from './report-segments';

const DAY = 86_400_000;
const dayAt = (index: number) => new Date(Date.UTC(2023, 0, 1) + index * DAY).toISOString().slice(0, 10);

/** How often each quarter-hour of a stretch, and of the days beside it, is added up; quarters by number. */
function coverageOf({ months, days, quarters }: Segments): Map<number, number> {
  const coverage = new Map<number, number>();
  const add = (start: number, end: number, sign: number) => {
    for (let quarter = start / QUARTER; quarter < end / QUARTER; quarter++)
      coverage.set(quarter, (coverage.get(quarter) ?? 0) + sign);
  };
  for (const month of months) {
    const date = new Date(month);
    add(date.getTime(), Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1), 1);
  }
  for (const { day, sign } of days) add(Date.parse(day), Date.parse(day) + DAY, sign);
  for (const { start, end, sign } of quarters) add(start, end, sign);
  return coverage;
}

const spans = fc.oneof(
  // A range of days in a zone.
  fc
    .tuple(
      fc.integer({ min: 0, max: 1200 }),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
    )
    .map(([from, days, zone]) => spanOf({ from: dayAt(from), to: dayAt(from + days - 1) }, zone)),
  // Whatever quarters, from nothing at all to some days.
  fc
    .tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 400 }))
    .map(([from, quarters]): Span => {
      const start = Date.UTC(2023, 0, 1) + from * QUARTER;
      return { start, end: start + quarters * QUARTER };
    }),
);
const monthSets = fc
  .subarray(
    Array.from({ length: 60 }, (_, month) => new Date(Date.UTC(2022, month, 1)).toISOString().slice(0, 10)),
  )
  .map((months) => new Set(months));

test('what is added up is the stretch, each quarter-hour once and none beside it, in any zone', () => {
  fc.assert(
    fc.property(spans, monthSets, (span, complete) => {
      const segments = segmentsOf(span, complete);
      const coverage = coverageOf(segments);
      for (let quarter = span.start / QUARTER; quarter < span.end / QUARTER; quarter++) {
        if (coverage.get(quarter) !== 1) throw new Error(`${quarter}: ${coverage.get(quarter)}`);
        coverage.delete(quarter);
      }
      expect([...coverage.values()].filter((times) => times !== 0)).toEqual([]);
      const edges = segments.quarters.reduce((sum, { start, end }) => sum + (end - start) / QUARTER, 0);
      expect(edges).toBeLessThanOrEqual(96);
      for (const { start, end } of segments.quarters)
        expect(Math.floor(start / DAY)).toBe(Math.floor((end - 1) / DAY));
      for (const month of segments.months) {
        expect(complete).toContain(month);
        expect(monthsWithin(span)).toContain(month);
      }
      expect(segments.months.length + segments.days.length).toBeLessThanOrEqual(
        Math.ceil((span.end - span.start) / DAY),
      );
    }),
    { numRuns: 150 },
  );
});

test('most of a complete month is the month less a few days', () => {
  const span = spanOf({ from: '2023-01-29', to: '2023-03-29' }, 'UTC');
  expect(segmentsOf(span, new Set(['2023-01-01', '2023-02-01', '2023-03-01']))).toEqual({
    months: ['2023-02-01', '2023-03-01'],
    days: [
      ...['2023-01-29', '2023-01-30', '2023-01-31'].map((day) => ({ day, sign: 1 })),
      ...['2023-03-30', '2023-03-31'].map((day) => ({ day, sign: -1 })),
    ],
    quarters: [],
  });
});

test('a year of complete months is read by the month, but for its edges', () => {
  const complete = new Set(monthsWithin({ start: Date.UTC(2023, 0), end: Date.UTC(2024, 0) }));
  expect(segmentsOf(spanOf({ from: '2023-01-01', to: '2023-12-31' }, 'UTC'), complete)).toEqual({
    months: [...complete],
    days: [],
    quarters: [],
  });
  const berlin = segmentsOf(spanOf({ from: '2023-01-01', to: '2023-12-31' }, 'Europe/Berlin'), complete);
  expect(berlin.months).toHaveLength(12);
  // The last hour of December 31 in UTC is of the year after.
  expect(berlin.quarters).toEqual([
    { start: Date.parse('2022-12-31T23:00:00Z'), end: Date.parse('2023-01-01T00:00:00Z'), sign: 1 },
    { start: Date.parse('2023-12-31T23:00:00Z'), end: Date.parse('2024-01-01T00:00:00Z'), sign: -1 },
  ]);
});
