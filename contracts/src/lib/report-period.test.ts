import fc from 'fast-check';
import {
  comparisonOf,
  daysIn,
  grainOf,
  MAX_REPORT_DAYS,
  periodOf,
  plusDays,
  bucketPeriods,
  type ReportPeriod,
} from './report-period';

const DAY = 86_400_000;
const dayAt = (index: number) => new Date(Date.UTC(2023, 0, 1) + index * DAY).toISOString().slice(0, 10);

/** Periods of all lengths, across ends of months and years and the leap day of 2024. */
const periods = fc
  .tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 1, max: MAX_REPORT_DAYS }))
  .map(([from, days]): ReportPeriod => ({ from: dayAt(from), to: dayAt(from + days - 1) }));

describe('the days of a range', () => {
  it.each([
    ['today', '2028-03-01', '2028-03-01'],
    ['yesterday', '2028-02-29', '2028-02-29'],
    ['month', '2028-03-01', '2028-03-01'],
    ['last-month', '2028-02-01', '2028-02-29'],
    ['7d', '2028-02-24', '2028-03-01'],
    ['28d', '2028-02-03', '2028-03-01'],
    ['90d', '2027-12-03', '2028-03-01'],
    ['12m', '2027-04-01', '2028-03-01'],
    ['24h', '2028-02-29', '2028-03-01'],
    ['6m', '2027-10-01', '2028-03-01'],
    ['quarter', '2028-01-01', '2028-03-01'],
    ['year', '2028-01-01', '2028-03-01'],
  ] as const)('%s', (range, from, to) => expect(periodOf(range, '2028-03-01')).toEqual({ from, to }));

  it('all time begins with the first day that has data, and is today alone without any', () => {
    expect(periodOf('all', '2028-03-01', '2019-05-07')).toEqual({ from: '2019-05-07', to: '2028-03-01' });
    expect(periodOf('all', '2028-03-01', null)).toEqual({ from: '2028-03-01', to: '2028-03-01' });
  });

  it('twelve months are the present one and eleven before it, whatever the day', () => {
    expect(periodOf('12m', '2028-02-29').from).toBe('2027-03-01');
    expect(periodOf('12m', '2026-12-31').from).toBe('2026-01-01');
  });
});

describe('the comparison', () => {
  const march = { from: '2028-03-01', to: '2028-03-31' };

  it('is the days directly before', () =>
    expect(comparisonOf(march, 'previous')).toEqual({ from: '2028-01-30', to: '2028-02-29' }));
  it('is the same dates a year before', () =>
    expect(comparisonOf(march, 'year')).toEqual({ from: '2027-03-01', to: '2027-03-31' }));
  it('begins on the same weekday, at the latest date that leaves no overlap', () => {
    fc.assert(
      fc.property(periods, (period) => {
        const { from, to } = comparisonOf(period, 'weekdays')!;
        const lag = daysIn({ from, to: period.from }) - 1;
        expect(lag % 7).toBe(0);
        expect(to < period.from && plusDays(to, 7) >= period.from).toBe(true);
      }),
    );
  });
  it('is nothing', () => expect(comparisonOf(march, 'none')).toBeNull());
  it('begins on February 28 where the period begins on February 29', () =>
    expect(comparisonOf({ from: '2028-02-29', to: '2028-02-29' }, 'year')).toEqual({
      from: '2027-02-28',
      to: '2027-02-28',
    }));

  it('has as many days as the period, but over a leap day', () => {
    fc.assert(
      fc.property(periods, fc.constantFrom('previous', 'weekdays'), (period, compare) => {
        expect(daysIn(comparisonOf(period, compare)!)).toBe(daysIn(period));
      }),
    );
    expect(comparisonOf({ from: '2029-02-20', to: '2029-03-10' }, 'year')).toEqual({
      from: '2028-02-20',
      to: '2028-03-10',
    });
  });

  it.each([
    ['month', '2026-11-29', '2026-10-01', '2026-10-29'],
    ['month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last-month', '2026-12-05', '2026-10-01', '2026-10-30'],
    ['quarter', '2026-05-31', '2026-01-01', '2026-02-28'],
    ['6m', '2026-11-29', '2025-12-01', '2026-05-29'],
    ['12m', '2026-11-29', '2024-12-01', '2025-11-29'],
    ['year', '2028-02-29', '2027-01-01', '2027-02-28'],
    ['24h', '2026-11-29', '2026-11-27', '2026-11-28'],
    ['7d', '2026-11-29', '2026-11-16', '2026-11-22'],
  ] as const)('of %s on %s is from %s to %s', (range, today, from, to) =>
    expect(comparisonOf(periodOf(range, today), 'previous', range)).toEqual({ from, to }),
  );
});

describe('the grain', () => {
  it.each([
    [1, 'hour'],
    [2, 'day'],
    [90, 'day'],
    [91, 'week'],
    [182, 'week'],
    [183, 'month'],
    [400, 'month'],
  ])('of %i days is the %s', (days, grain) =>
    expect(grainOf({ from: dayAt(0), to: dayAt(days - 1) })).toBe(grain),
  );
});

describe('the periods of buckets', () => {
  it('follow each other without gap from the first day to the last, whatever the period', () => {
    fc.assert(
      fc.property(periods, fc.constantFrom('day', 'week', 'month'), (period, grain) => {
        const periodsOfBuckets = bucketPeriods(period, grain);
        expect({ from: periodsOfBuckets[0]!.from, to: periodsOfBuckets.at(-1)!.to }).toEqual(period);
        periodsOfBuckets
          .slice(1)
          .forEach(({ from }, index) => expect(from).toBe(plusDays(periodsOfBuckets[index]!.to, 1)));
      }),
      { numRuns: 50 },
    );
  });

  it('are weeks from Monday to Sunday, cut at both ends', () =>
    // 2028-02-26 is a Saturday.
    expect(bucketPeriods({ from: '2028-02-26', to: '2028-03-07' }, 'week')).toEqual([
      { from: '2028-02-26', to: '2028-02-27' },
      { from: '2028-02-28', to: '2028-03-05' },
      { from: '2028-03-06', to: '2028-03-07' },
    ]));

  it('are weeks from the day that the owner chose', () => {
    const days = { from: '2028-02-26', to: '2028-03-07' };
    const starts = (weekStart: 'sunday' | 'saturday') =>
      bucketPeriods(days, 'week', weekStart).map(({ from }) => from);
    expect(starts('sunday')).toEqual(['2028-02-26', '2028-02-27', '2028-03-05']);
    expect(starts('saturday')).toEqual(['2028-02-26', '2028-03-04']);
  });

  it('are months of the calendar, the leap day in its own', () =>
    expect(bucketPeriods({ from: '2028-01-31', to: '2028-03-01' }, 'month')).toEqual([
      { from: '2028-01-31', to: '2028-01-31' },
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2028-03-01', to: '2028-03-01' },
    ]));
});
