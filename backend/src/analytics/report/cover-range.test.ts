import { daysIn, plusDays, type ReportPeriod } from '@astaguide/contracts/lib/report-period';
import fc from 'fast-check';
import { coverRange, type RangeCover } from './cover-range';

const dayAt = (index: number) => plusDays('2023-01-01', index);
const monthAt = (index: number) => new Date(Date.UTC(2023, index, 1)).toISOString().slice(0, 10);
const daysOf = (period: ReportPeriod) =>
  Array.from({ length: daysIn(period) }, (_, place) => plusDays(period.from, place));

/** The days that the buckets covering a period represent, in order. */
function coveredDays({ months, days }: RangeCover, period: number): string[] {
  const ofMonths = months[1].filter((_, row) => months[0][row] === period).flatMap(daysOfMonth);
  return [...ofMonths, ...days[1].filter((_, row) => days[0][row] === period)].sort();
}

const periods = fc
  .tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 1, max: 400 }))
  .map(([from, days]): ReportPeriod => ({ from: dayAt(from), to: dayAt(from + days - 1) }));
const sources = fc.record({
  months: fc.uniqueArray(fc.integer({ min: -2, max: 60 }).map(monthAt)).map((months) => new Set(months)),
  firstDay: fc.integer({ min: -10, max: 600 }).map(dayAt),
  // Runs of days, which do not touch.
  imported: fc.array(periods, { maxLength: 2 }).map(([one, other]) => {
    if (!one) return [];
    return other && plusDays(one.to, 1) < other.from ? [one, other] : [one];
  }),
  importedMonths: fc
    .uniqueArray(fc.integer({ min: -2, max: 60 }).map(monthAt))
    .map((months) => new Set(months)),
});

/** The days of a month. @param month its first day */
function daysOfMonth(month: string): string[] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return daysOf({ from: month, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) });
}

/** The imported days that buckets represent. The sum of a month has those of its days that were imported. */
const importedDays = (
  { imported: [ofs, from, to], importedMonths: [ofsOfMonths, months] }: RangeCover,
  of: number,
  imported: ReadonlySet<string>,
) =>
  [
    ...from.flatMap((first, row) => (ofs[row] === of ? daysOf({ from: first, to: to[row]! }) : [])),
    ...months.flatMap((month, row) =>
      ofsOfMonths[row] === of ? daysOfMonth(month).filter((day) => imported.has(day)) : [],
    ),
  ].sort();

test('covers each day of a period from the first event on, and each imported day, exactly once', () => {
  fc.assert(
    fc.property(fc.array(periods, { maxLength: 3 }), sources, (asked, source) => {
      const cover = coverRange(asked.entries(), source);
      for (const month of cover.months[1]) expect(source.months).toContain(month);
      asked.forEach((period, of) =>
        expect(coveredDays(cover, of)).toEqual(daysOf(period).filter((day) => day >= source.firstDay)),
      );
      const imported = new Set(source.imported.flatMap(daysOf));
      asked.forEach(({ from, to }, of) =>
        expect(importedDays(cover, of, imported)).toEqual(
          [...imported].filter((day) => day >= from && day <= to).sort(),
        ),
      );
    }),
    { numRuns: 150 },
  );
});

const year = new Set(Array.from({ length: 12 }, (_, month) => monthAt(month)));

test('uses summed months, and days at the edges', () => {
  const cover = (from: string, to: string) =>
    coverRange([[0, { from, to }]], {
      months: year,
      firstDay: '2022-01-01',
      imported: [],
      importedMonths: new Set(),
    });
  expect(cover('2023-01-01', '2023-12-31')).toEqual({
    months: [Array(12).fill(0), [...year]],
    days: [[], []],
    imported: [[], [], []],
    importedMonths: [[], []],
  });
  expect(cover('2023-01-31', '2023-03-01')).toEqual({
    months: [[0], ['2023-02-01']],
    days: [
      [0, 0],
      ['2023-01-31', '2023-03-01'],
    ],
    imported: [[], [], []],
    importedMonths: [[], []],
  });
});

test('covers nothing without events', () => {
  const { months, days } = coverRange([[0, { from: '2022-12-01', to: '2023-03-01' }]], {
    months: year,
    firstDay: null,
    imported: [],
    importedMonths: new Set(),
  });
  expect([...months, ...days].flat()).toEqual([]);
});

test('uses summed months of imported days, and days at the edges and of other months', () => {
  const imported = [
    { from: '2021-01-15', to: '2021-03-10' },
    { from: '2021-03-12', to: '2021-05-31' },
  ];
  const importedMonths = new Set(['2021-02-01', '2021-03-01', '2021-05-01']);
  const source = { months: year, firstDay: null, imported, importedMonths };
  expect(coverRange([[0, { from: '2021-01-01', to: '2021-05-20' }]], source)).toEqual({
    months: [[], []],
    days: [[], []],
    imported: [
      [0, 0],
      ['2021-01-15', '2021-04-01'],
      ['2021-01-31', '2021-05-20'],
    ],
    importedMonths: [
      [0, 0],
      ['2021-02-01', '2021-03-01'],
    ],
  });
});
