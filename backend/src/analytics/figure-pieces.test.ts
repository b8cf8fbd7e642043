import { spanOf, type Span } from '@astaguide/contracts/report-buckets';
import { QUARTER } from '@astaguide/contracts/time-zone';
import fc from 'fast-check';
import { figurePieces, type FigurePieces } from './figure-pieces';

const DAY = 86_400_000;
const dayAt = (index: number) => new Date(Date.UTC(2023, 0, 1) + index * DAY).toISOString().slice(0, 10);

/** How often each quarter-hour of a stretch, and of the days beside it, is added up; quarters by number. */
function coverageOf({ sums, days, quarters }: FigurePieces, stretch: number): Map<number, number> {
  const coverage = new Map<number, number>();
  const add = (of: number, start: number, end: number, sign: number) => {
    if (of !== stretch) return;
    for (let quarter = start / QUARTER; quarter < end / QUARTER; quarter++)
      coverage.set(quarter, (coverage.get(quarter) ?? 0) + sign);
  };
  sums[0].forEach((of, row) => {
    const until = sums[1][row]!;
    add(of, Date.parse(until.slice(0, 4)), Date.parse(until) + DAY, sums[2][row]!);
  });
  days[0].forEach((of, row) =>
    add(of, Date.parse(days[1][row]!), Date.parse(days[1][row]!) + DAY, days[2][row]!),
  );
  const [pluses, minuses, dayOf, firsts, untils] = quarters;
  dayOf.forEach((day, row) => {
    const [first, until] = [firsts[row]!, untils[row]!];
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThan(until);
    expect(until).toBeLessThanOrEqual(96);
    const [start, end] = [first, until].map((quarter) => Date.parse(day) + quarter * QUARTER);
    if (pluses[row] !== null) add(pluses[row]!, start!, end!, 1);
    if (minuses[row] !== null) add(minuses[row]!, start!, end!, -1);
  });
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
const zoneDays = fc
  .tuple(
    fc.integer({ min: 0, max: 1200 }),
    fc.integer({ min: 2, max: 8 }),
    fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  )
  .map(([from, days, zone]) =>
    Array.from({ length: days }, (_, index) => dayAt(from + index)).map((day) =>
      spanOf({ from: day, to: day }, zone),
    ),
  );
const closings = fc.uniqueArray(fc.integer({ min: -400, max: 1800 }).map(dayAt), { maxLength: 200 });

test('what is added up is the stretch, each quarter-hour once and none beside it, in any zone', () => {
  fc.assert(
    fc.property(fc.oneof(fc.array(spans, { maxLength: 3 }), zoneDays), closings, (stretches, closed) => {
      const pieces = figurePieces(stretches, closed);
      stretches.forEach((span, of) => {
        const coverage = coverageOf(pieces, of);
        for (let quarter = span.start / QUARTER; quarter < span.end / QUARTER; quarter++) {
          if (coverage.get(quarter) !== 1) throw new Error(`${quarter}: ${coverage.get(quarter)}`);
          coverage.delete(quarter);
        }
        expect([...coverage.values()].filter((times) => times !== 0)).toEqual([]);
        const [pluses, minuses, , firsts, untils] = pieces.quarters;
        const edges = firsts.reduce(
          (sum, first, row) => (pluses[row] === of || minuses[row] === of ? sum + untils[row]! - first : sum),
          0,
        );
        expect(edges).toBeLessThanOrEqual(96);
      });
    }),
    { numRuns: 150 },
  );
});

const monthEnds = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2023, month + 1, 0)).toISOString().slice(0, 10),
);

test('a year that is summed up is one piece, but for its edges', () => {
  const year = { from: '2023-01-01', to: '2023-12-31' };
  const sums = [[0], ['2023-12-31'], [1]];
  const none = [[], [], []];
  expect(figurePieces([spanOf(year, 'UTC')], monthEnds)).toEqual({
    sums,
    days: none,
    quarters: [[], [], [], [], []],
  });
  // The last hour of December 31 in UTC is of the year after.
  expect(figurePieces([spanOf(year, 'Europe/Berlin')], monthEnds)).toEqual({
    sums,
    days: none,
    quarters: [
      [0, null],
      [null, 0],
      ['2022-12-31', '2023-12-31'],
      [92, 92],
      [96, 96],
    ],
  });
});

test('where days of a zone meet, their quarter-hours are read once', () => {
  const days = Array.from({ length: 90 }, (_, index) =>
    spanOf({ from: dayAt(index), to: dayAt(index) }, 'Asia/Kolkata'),
  );
  const [pluses, minuses, dayOf, firsts, untils] = figurePieces(days, []).quarters;
  expect(dayOf).toEqual(Array.from({ length: 91 }, (_, index) => dayAt(index - 1)));
  expect(new Set(firsts)).toEqual(new Set([74]));
  expect(new Set(untils)).toEqual(new Set([96]));
  expect(pluses).toEqual([...days.keys(), null]);
  expect(minuses).toEqual([null, ...days.keys()]);
});
