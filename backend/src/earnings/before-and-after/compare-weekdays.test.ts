import { daysIn, plusDays } from '@astaguide/contracts/lib/report-period';
import { compareWeekdays, criticalT, windowsAround, type CountedDay, type Windows } from './compare-weekdays';

const weekdayOf = (day: string) => new Date(day).getUTCDay();

describe('the days around a change', () => {
  test.each([
    [
      'one day later',
      '2026-03-11',
      { from: '2026-03-04', to: '2026-03-04' },
      { from: '2026-03-11', to: '2026-03-11' },
    ],
    [
      'six days later',
      '2026-03-16',
      { from: '2026-03-04', to: '2026-03-09' },
      { from: '2026-03-11', to: '2026-03-16' },
    ],
    [
      'a week later',
      '2026-03-17',
      { from: '2026-03-03', to: '2026-03-09' },
      { from: '2026-03-11', to: '2026-03-17' },
    ],
    [
      '20 days later',
      '2026-03-30',
      { from: '2026-02-24', to: '2026-03-09' },
      { from: '2026-03-11', to: '2026-03-24' },
    ],
    [
      'a year later',
      '2027-03-10',
      { from: '2026-02-10', to: '2026-03-09' },
      { from: '2026-03-11', to: '2026-04-07' },
    ],
  ])('are the same weekdays on both sides, %s', (_when, last, before, after) => {
    const windows = windowsAround('2026-03-10', last, '2025-01-01') as Windows;
    expect(windows).toEqual({ before, after });
    const weekdays = ({ from, to }: Windows['before']) =>
      Array.from({ length: daysIn({ from, to }) }, (_, place) => weekdayOf(plusDays(from, place))).toSorted();
    expect(weekdays(windows.before)).toEqual(weekdays(windows.after));
  });

  test.each([
    ['2026-03-10', '2025-01-01', 'days-after'],
    ['2026-03-20', null, 'days-before'],
    ['2026-03-20', '2026-03-05', 'days-before'],
    ['2026-03-12', '2026-03-06', 'days-before'],
  ])('lack some up to %s with events since %s', (last, first, lack) => {
    expect(windowsAround('2026-03-10', last, first)).toBe(lack);
  });

  test('are fewer weeks if the site is young', () => {
    expect(windowsAround('2026-03-10', '2026-06-01', '2026-02-20')).toEqual({
      before: { from: '2026-02-24', to: '2026-03-09' },
      after: { from: '2026-03-11', to: '2026-03-24' },
    });
  });
});

const windows = windowsAround('2026-03-10', '2026-06-01', '2025-01-01') as Windows;

/** @param valueOf of a day, 0 being a Sunday */
function counted(
  valueOf: (weekday: number, isAfter: boolean) => Partial<CountedDay>,
): Map<string, CountedDay> {
  const days = [windows.before, windows.after].flatMap(({ from, to }) =>
    Array.from({ length: daysIn({ from, to }) }, (_, place) => plusDays(from, place)),
  );
  return new Map(
    days.map((day) => [
      day,
      { clicks: 0, views: 0, earnings: 0, sales: 0, ...valueOf(weekdayOf(day), day > '2026-03-10') },
    ]),
  );
}
const verdictsOf = (days: Map<string, CountedDay>) =>
  compareWeekdays(windows, days).map(({ verdict }) => verdict);

describe('the comparison', () => {
  test('finds a difference that is smaller than that between weekdays', () => {
    let noise = 0;
    const days = counted((weekday, isAfter) => ({
      clicks: weekday * 40 + (isAfter ? 8 : 0) + (noise++ % 5),
      views: 1000,
      earnings: weekday * 100 - (isAfter ? 5 : 0) + (noise % 3),
      sales: 2,
    }));
    expect(verdictsOf(days)).toEqual(['more', 'more', 'less']);
    const [clicks, rate] = compareWeekdays(windows, days);
    expect(clicks!.after! - clicks!.before!).toBeGreaterThan(8 * 28 - 10);
    expect(rate!.before).toBeCloseTo(clicks!.before! / 28_000, 10);
  });

  test('takes at most about one of twenty differences without a cause for more than chance', () => {
    let state = 12_345;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const runs = 1500;
    let found = 0;
    for (let run = 0; run < runs; run += 1) {
      const days = counted((weekday) => ({
        clicks: Array.from({ length: 20 + weekday * 10 }, random).filter((value) => value < 0.3).length,
      }));
      if (verdictsOf(days)[0] !== 'chance') found += 1;
    }
    expect(found / runs).toBeGreaterThan(0.02);
    expect(found / runs).toBeLessThan(0.07);
  });

  test('says nothing of few clicks, few sales, few days, or days without page views', () => {
    expect(
      verdictsOf(counted((_day, isAfter) => ({ clicks: isAfter ? 0.5 : 0, earnings: 9, sales: 0.1 }))),
    ).toEqual(['few', 'few', 'few']);
    const days = counted((_day, isAfter) => ({ clicks: isAfter ? 9 : 5, earnings: 7, sales: 1 }));
    expect(verdictsOf(days)).toEqual(['more', 'few', 'chance']);
    const early = windowsAround('2026-03-10', '2026-03-13', '2025-01-01') as Windows;
    expect(compareWeekdays(early, days).map(({ verdict }) => verdict)).toEqual(['few', 'few', 'few']);
  });

  test.each([
    [3, 3.182],
    [6, 2.447],
    [13, 2.16],
    [27, 2.052],
  ])('needs the quantile of the t distribution with %i degrees of freedom', (freedom, quantile) => {
    expect(Math.abs(criticalT(freedom) / quantile - 1)).toBeLessThan(0.01);
  });
});
