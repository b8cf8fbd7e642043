import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';

export type DayClicks = AnalyticsSummary['clicksByDate'][number];

const WEEK = 7;

/** The last 7 days of an ascending list. */
export function lastWeek(days: readonly DayClicks[]): DayClicks[] {
  return days.slice(-WEEK);
}

/** The total clicks of several days. */
export function sumOfClicks(days: readonly DayClicks[]): number {
  return days.reduce((sum, { clicks }) => sum + clicks, 0);
}

/** Each value as a percentage of the highest; all 0 if there are no clicks. */
export function percentOfHighest(values: readonly number[]): number[] {
  const highest = Math.max(0, ...values);
  return values.map((value) => (highest === 0 ? 0 : (value / highest) * 100));
}
