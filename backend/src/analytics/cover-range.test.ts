import { spanOf, type Span } from '@astaguide/contracts/report-buckets';
import { QUARTER } from '@astaguide/contracts/time-zone';
import fc from 'fast-check';
import { coverRange, type RangeCover } from './cover-range';

const DAY = 86_400_000;
const FIRST = Date.UTC(2023, 0, 1);
const dayAt = (index: number) => new Date(FIRST + index * DAY).toISOString().slice(0, 10);
const monthAt = (index: number) => new Date(Date.UTC(2023, index, 1)).toISOString().slice(0, 10);

/** How often each quarter-hour is in what covers a span; quarters by number. */
function coverageOf({ months, days, quarters }: RangeCover, span: number): Map<number, number> {
  const coverage = new Map<number, number>();
  const add = (of: number, start: number, end: number) => {
    if (of !== span) return;
    for (let quarter = start / QUARTER; quarter < end / QUARTER; quarter++)
      coverage.set(quarter, (coverage.get(quarter) ?? 0) + 1);
  };
  months[0].forEach((of, row) => {
    const [year, month] = months[1][row]!.split('-').map(Number);
    add(of, Date.UTC(year!, month! - 1, 1), Date.UTC(year!, month, 1));
  });
  days[0].forEach((of, row) => add(of, Date.parse(days[1][row]!), Date.parse(days[1][row]!) + DAY));
  const [of, dayOf, firsts, untils] = quarters;
  dayOf.forEach((day, row) => {
    expect(untils[row]).toBeLessThanOrEqual(96);
    add(of[row]!, Date.parse(day) + firsts[row]! * QUARTER, Date.parse(day) + untils[row]! * QUARTER);
  });
  return coverage;
}

const spans = fc.oneof(
  // Days in a zone.
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
      const start = FIRST + from * QUARTER;
      return { start, end: start + quarters * QUARTER };
    }),
);
const sources = fc.record({
  months: fc.uniqueArray(fc.integer({ min: -2, max: 60 }).map(monthAt)).map((months) => new Set(months)),
  firstDay: fc.integer({ min: -10, max: 600 }).map(dayAt),
});

test('a span is covered from the first event on, each quarter-hour once and none beside it, in any zone', () => {
  fc.assert(
    fc.property(fc.array(spans, { maxLength: 3 }), sources, (asked, source) => {
      const cover = coverRange(asked, source);
      for (const month of cover.months[1]) expect(source.months).toContain(month);
      asked.forEach(({ start, end }, of) => {
        const coverage = coverageOf(cover, of);
        const begin = Math.max(start, Date.parse(source.firstDay));
        for (let quarter = begin / QUARTER; quarter < end / QUARTER; quarter++) {
          if (coverage.get(quarter) !== 1) throw new Error(`${quarter}: ${coverage.get(quarter)}`);
          coverage.delete(quarter);
        }
        expect([...coverage.keys()]).toEqual([]);
      });
    }),
    { numRuns: 150 },
  );
});

const year = new Set(Array.from({ length: 12 }, (_, month) => monthAt(month)));

test('months are used where they are summed up, days at the edges, and quarter-hours within a day', () => {
  const cover = (from: string, to: string, zone: string) =>
    coverRange([spanOf({ from, to }, zone)], { months: year, firstDay: '2022-01-01' });
  expect(cover('2023-01-01', '2023-12-31', 'UTC')).toEqual({
    months: [Array(12).fill(0), [...year]],
    days: [[], []],
    quarters: [[], [], [], []],
  });
  expect(cover('2023-01-31', '2023-03-01', 'UTC')).toEqual({
    months: [[0], ['2023-02-01']],
    days: [
      [0, 0],
      ['2023-01-31', '2023-03-01'],
    ],
    quarters: [[], [], [], []],
  });
  expect(cover('2023-02-01', '2023-02-02', 'Europe/Berlin')).toEqual({
    months: [[], []],
    days: [[0], ['2023-02-01']],
    quarters: [
      [0, 0],
      ['2023-01-31', '2023-02-02'],
      [92, 0],
      [96, 92],
    ],
  });
});

test('without any event there is nothing to read', () => {
  const { months, days, quarters } = coverRange([{ start: 0, end: FIRST }], { months: year, firstDay: null });
  expect([...months, ...days, ...quarters].flat()).toEqual([]);
});
