import type { ComparedMeasure, Verdict } from '@astaguide/contracts/earnings/before-and-after';
import { FEW_CLICKS } from '@astaguide/contracts/earnings/few-clicks';
import { growth } from '@astaguide/contracts/analytics/report/analytics-report';
import { daysIn, plusDays, type ReportPeriod } from '@astaguide/contracts/lib/report-period';

const WEEK = 7;
/** Maximum number of weeks on each side. */
const MAX_WEEKS = 4;
/** Pairs of days that a test needs. */
const MIN_PAIRS = 4;
/** Sales on both sides that a test of earnings needs. */
const MIN_SALES = 10;

/** Days before and after a change: as many on both sides, of the same weekdays. */
export interface Windows {
  before: ReportPeriod;
  after: ReportPeriod;
}

/**
 * Whole weeks on both sides of a day, up to four; in the first week, the days since then and the same weekdays a week
 * earlier. The day itself is in neither.
 *
 * @param last the last day that is over
 * @param first the first day with events
 * @returns what is lacking if there are no such days
 */
export function windowsAround(
  day: string,
  last: string,
  first: string | null,
): Windows | 'days-after' | 'days-before' {
  if (last <= day) return 'days-after';
  const since = daysIn({ from: plusDays(day, 1), to: last });
  if (first === null || first > plusDays(day, -1)) return 'days-before';
  if (since < WEEK) {
    const after = { from: plusDays(day, 1), to: last };
    const before = { from: plusDays(after.from, -WEEK), to: plusDays(after.to, -WEEK) };
    return before.from < first ? 'days-before' : { before, after };
  }
  const earlier = daysIn({ from: first, to: plusDays(day, -1) });
  const weeks = Math.min(MAX_WEEKS, Math.floor(since / WEEK), Math.floor(earlier / WEEK));
  if (weeks === 0) return 'days-before';
  const length = weeks * WEEK;
  return {
    before: { from: plusDays(day, -length), to: plusDays(day, -1) },
    after: { from: plusDays(day, 1), to: plusDays(day, length) },
  };
}

/** What was counted on a day. */
export interface CountedDay {
  clicks: number;
  /** Page views, or impressions of a product's buy links. */
  views: number;
  earnings: number;
  sales: number;
}

interface Comparison {
  measure: ComparedMeasure;
  before: number | null;
  after: number | null;
  change: number | null;
  verdict: Verdict;
}

/**
 * Compares the two sides, with a paired t-test over days of the same weekday: its null hypothesis is a mean difference of
 * 0, refused at a probability of 5 %. Pairs remove the weekdays' own differences, but neither a trend nor what else changed.
 *
 * @param counted by day; a missing day is 0
 */
export function compareWeekdays(
  { before, after }: Windows,
  counted: ReadonlyMap<string, CountedDay>,
): Comparison[] {
  const daysOf = ({ from, to }: ReportPeriod) =>
    Array.from({ length: daysIn({ from, to }) }, (_, place) => plusDays(from, place));
  const dayOf = (day: string): CountedDay =>
    counted.get(day) ?? { clicks: 0, views: 0, earnings: 0, sales: 0 };
  const [earlier, later] = [daysOf(before), daysOf(after)];
  // In whole weeks, the first day before has the weekday of the last one after.
  const turn = later.length % WEEK === 0 ? 1 : 0;
  const pairs = later.map(
    (day, place) => [dayOf(earlier[(place + turn) % later.length]!), dayOf(day)] as const,
  );
  const sum = (days: readonly string[], measure: keyof CountedDay) =>
    days.reduce((total, day) => total + dayOf(day)[measure], 0);
  const clicks = sum(earlier, 'clicks') + sum(later, 'clicks');
  const sales = sum(earlier, 'sales') + sum(later, 'sales');
  const rateOf = ({ clicks: of, views }: CountedDay) => (views === 0 ? null : of / views);
  const compared = (
    measure: ComparedMeasure,
    [was, is]: readonly [number | null, number | null],
    isEnough: boolean,
    valueOf: (day: CountedDay) => number | null,
  ): Comparison => ({
    measure,
    before: was,
    after: is,
    change: was === null || is === null ? null : growth(is, was),
    verdict: isEnough ? verdictOf(pairs, valueOf) : 'few',
  });
  const both = (measure: keyof CountedDay) => [sum(earlier, measure), sum(later, measure)] as const;
  const rates = [earlier, later].map((days) =>
    rateOf({ clicks: sum(days, 'clicks'), views: sum(days, 'views'), earnings: 0, sales: 0 }),
  ) as [number | null, number | null];
  return [
    compared('clicks', both('clicks'), clicks >= FEW_CLICKS, (day) => day.clicks),
    compared('clickRate', rates, clicks >= FEW_CLICKS, rateOf),
    compared('earnings', both('earnings'), sales >= MIN_SALES, (day) => day.earnings),
  ];
}

function verdictOf(
  pairs: readonly (readonly [CountedDay, CountedDay])[],
  valueOf: (day: CountedDay) => number | null,
): Verdict {
  const differences = pairs.flatMap(([was, is]) => {
    const [one, other] = [valueOf(was), valueOf(is)];
    return one === null || other === null ? [] : [other - one];
  });
  const { length } = differences;
  if (length < MIN_PAIRS) return 'few';
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / length;
  const squares = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0);
  const standardError = Math.sqrt(squares / (length - 1) / length);
  if (Math.abs(mean) <= criticalT(length - 1) * standardError) return 'chance';
  return mean > 0 ? 'more' : 'less';
}

/**
 * The quantile of 97.5 % of Student's t distribution, by Cornish and Fisher's expansion: within 1 % from 3 degrees of
 * freedom on.
 */
export function criticalT(freedom: number): number {
  const z = 1.959964;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}
