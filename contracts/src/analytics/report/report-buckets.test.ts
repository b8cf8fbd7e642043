import fc from 'fast-check';
import { bucketsOf, spanOf, type ReportBucket } from './report-buckets';
import { comparisonOf, MAX_REPORT_DAYS, reportGrains, type ReportPeriod } from '../../lib/report-period';
import { dayIn } from '../../lib/time-zone';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const dayAt = (index: number) => new Date(Date.UTC(2023, 0, 1) + index * DAY).toISOString().slice(0, 10);

/** Periods of all lengths, across ends of months and years and the leap day of 2024. */
const periods = fc
  .tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 1, max: MAX_REPORT_DAYS }))
  .map(([from, days]): ReportPeriod => ({ from: dayAt(from), to: dayAt(from + days - 1) }));
const zones = fc.oneof(
  fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Havana'),
  fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
);

const lengths = (buckets: ReportBucket[]) => buckets.map(({ start, end }) => (end - start) / HOUR);
const iso = (time: number) => new Date(time).toISOString();
const hours = (day: string, zone: string, compared: string | null = null) =>
  bucketsOf(
    {
      period: { from: day, to: day },
      comparison: compared === null ? null : { from: compared, to: compared },
    },
    'hour',
    zone,
  );

test('buckets follow each other from the first moment to the last, and so does what they are compared with', () => {
  fc.assert(
    fc.property(
      periods,
      fc.constantFrom(...reportGrains),
      zones,
      fc.constantFrom('previous', 'year'),
      (asked, grain, zone, compare) => {
        const period = grain === 'hour' ? { from: asked.from, to: asked.from } : asked;
        const comparison = comparisonOf(period, compare)!;
        const buckets = bucketsOf({ period, comparison }, grain, zone);
        for (const [part, days] of [
          [buckets, period],
          [buckets.flatMap(({ compared }) => compared ?? []), comparison],
        ] as const) {
          expect({ start: part[0]!.start, end: part.at(-1)!.end }).toEqual(spanOf(days, zone));
          part.slice(1).forEach(({ start }, index) => expect(start).toBe(part[index]!.end));
          for (const { start, end } of part) expect(end).toBeGreaterThanOrEqual(start);
        }
        expect(dayIn(new Date(buckets[0]!.start), zone)).toBe(period.from);
        expect(dayIn(new Date(buckets.at(-1)!.end - 1), zone)).toBe(period.to);
      },
    ),
    { numRuns: 60 },
  );
});

describe('the hours', () => {
  it('are 24 on most days, 23 and 25 when the clocks change', () => {
    expect(hours('2026-03-28', 'Europe/Berlin')).toHaveLength(24);
    expect(hours('2026-03-29', 'Europe/Berlin')).toHaveLength(23);
    expect(hours('2026-10-25', 'Europe/Berlin')).toHaveLength(25);
  });

  it('begin at the full hour of the clock, in a zone of half hours too', () => {
    const [first, second] = hours('2026-11-21', 'Asia/Kolkata');
    expect([iso(first!.start), iso(second!.start)]).toEqual([
      '2026-11-20T18:30:00.000Z',
      '2026-11-20T19:30:00.000Z',
    ]);
  });

  it('are whole ones from midnight on, so that the last is half of one where clocks change by half an hour', () => {
    // 02:00 becomes 01:30.
    const autumn = lengths(hours('2026-04-05', 'Australia/Lord_Howe'));
    expect(autumn).toEqual([...Array<number>(24).fill(1), 0.5]);
    // 02:00 becomes 02:30.
    const spring = lengths(hours('2026-10-04', 'Australia/Lord_Howe'));
    expect(spring).toEqual([...Array<number>(23).fill(1), 0.5]);
  });

  it('are compared with the same time of the clock: an hour that one day lacks goes with the one before', () => {
    const lag = (buckets: ReportBucket[]) =>
      buckets.map(({ start, compared }) => (start - compared!.start) / HOUR);
    const span = (buckets: ReportBucket[]) =>
      buckets.map(({ compared }) => (compared!.end - compared!.start) / HOUR);
    const spring = hours('2026-03-29', 'Europe/Berlin', '2026-03-28');
    expect(lag(spring).slice(0, 4)).toEqual([24, 24, 23, 23]);
    expect(span(spring).slice(0, 4)).toEqual([1, 2, 1, 1]);
    const autumn = hours('2026-10-25', 'Europe/Berlin', '2026-10-24');
    expect(span(autumn).slice(0, 5)).toEqual([1, 1, 0, 1, 1]);
    const after = hours('2026-10-26', 'Europe/Berlin', '2026-10-25');
    expect(span(after).slice(0, 5)).toEqual([1, 1, 2, 1, 1]);
  });
});

test('a day, a week and a month are those of the zone', () => {
  const period = { from: '2026-03-28', to: '2026-04-02' };
  const comparison = comparisonOf(period, 'previous');
  expect(lengths(bucketsOf({ period, comparison }, 'day', 'Europe/Berlin'))).toEqual([
    24, 23, 24, 24, 24, 24,
  ]);
  const weeks = bucketsOf({ period, comparison }, 'week', 'Europe/Berlin');
  expect(weeks.map(({ start }) => iso(start))).toEqual([
    '2026-03-27T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
  const months = bucketsOf({ period, comparison }, 'month', 'Europe/Berlin');
  expect(months.map(({ start, compared }) => [iso(start), iso(compared!.start)])).toEqual([
    ['2026-03-27T23:00:00.000Z', '2026-03-21T23:00:00.000Z'],
    ['2026-03-31T22:00:00.000Z', '2026-03-25T23:00:00.000Z'],
  ]);
});

test('dates of a shorter month are compared with each other, and those it lacks with nothing', () => {
  const march = {
    period: { from: '2026-03-01', to: '2026-03-31' },
    comparison: { from: '2026-02-01', to: '2026-02-28' },
  };
  const days = bucketsOf(march, 'day', 'UTC').map(({ days, compared }) => [days.from, compared?.days.from]);
  expect(days[27]).toEqual(['2026-03-28', '2026-02-28']);
  expect(days.slice(28)).toEqual([29, 30, 31].map((day) => [`2026-03-${day}`, undefined]));
  const leap = {
    period: { from: '2029-02-20', to: '2029-03-10' },
    comparison: { from: '2028-02-20', to: '2028-03-10' },
  };
  expect(
    bucketsOf(leap, 'day', 'UTC')
      .slice(8, 10)
      .map(({ compared }) => compared!.days),
  ).toEqual([
    { from: '2028-02-28', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-01' },
  ]);
  const quarter = {
    period: { from: '2026-04-01', to: '2026-05-31' },
    comparison: { from: '2026-01-01', to: '2026-02-28' },
  };
  expect(bucketsOf(quarter, 'month', 'UTC').map(({ compared }) => compared!.days)).toEqual([
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
  ]);
});
