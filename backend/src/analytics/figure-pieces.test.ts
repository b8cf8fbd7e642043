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
  const [ofs, dayOf, starts, ends, signs] = quarters;
  ofs.forEach((of, row) => {
    expect(starts[row]!.slice(0, 10)).toBe(dayOf[row]);
    expect(Date.parse(ends[row]!)).toBeLessThanOrEqual(Date.parse(dayOf[row]!) + DAY);
    add(of, Date.parse(starts[row]!), Date.parse(ends[row]!), signs[row]!);
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
const closings = fc.uniqueArray(fc.integer({ min: -400, max: 1800 }).map(dayAt), { maxLength: 200 });

test('what is added up is the stretch, each quarter-hour once and none beside it, in any zone', () => {
  fc.assert(
    fc.property(fc.array(spans, { maxLength: 3 }), closings, (stretches, closed) => {
      const pieces = figurePieces(stretches, closed);
      stretches.forEach((span, of) => {
        const coverage = coverageOf(pieces, of);
        for (let quarter = span.start / QUARTER; quarter < span.end / QUARTER; quarter++) {
          if (coverage.get(quarter) !== 1) throw new Error(`${quarter}: ${coverage.get(quarter)}`);
          coverage.delete(quarter);
        }
        expect([...coverage.values()].filter((times) => times !== 0)).toEqual([]);
        const edges = pieces.quarters[0]
          .flatMap((piece, row) => (piece === of ? [row] : []))
          .reduce(
            (sum, row) =>
              sum + (Date.parse(pieces.quarters[3][row]!) - Date.parse(pieces.quarters[2][row]!)) / QUARTER,
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
      [0, 0],
      ['2022-12-31', '2023-12-31'],
      ['2022-12-31T23:00:00.000Z', '2023-12-31T23:00:00.000Z'],
      ['2023-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'],
      [1, -1],
    ],
  });
});
