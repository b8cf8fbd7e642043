/** Maximum length of a report's period, in days. */
export const MAX_REPORT_DAYS = 400;

export const reportRanges = ['today', '7d', '28d', '90d', '12m', 'custom'] as const;
export type ReportRange = (typeof reportRanges)[number];

export const reportComparisons = ['previous', 'year', 'none'] as const;
export type ReportComparison = (typeof reportComparisons)[number];

export const reportGrains = ['hour', 'day', 'week', 'month'] as const;
export type ReportGrain = (typeof reportGrains)[number];

/** A range of calendar days, both inclusive: 'YYYY-MM-DD'. The time zone is known from context. */
export interface ReportPeriod {
  from: string;
  to: string;
}

const DAY = 24 * 3_600_000;

/** The UTC day of a moment. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Adds a number of days to a day; a negative number subtracts. */
export const plusDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY));

/** Number of days in a period. */
export const daysIn = ({ from, to }: ReportPeriod): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;

/**
 * The days of a range other than 'custom', including today. '12m' is the current month and the eleven before it.
 *
 * @param today 'YYYY-MM-DD'
 */
export function periodOf(range: Exclude<ReportRange, 'custom'>, today: string): ReportPeriod {
  if (range === 'today') return { from: today, to: today };
  if (range !== '12m') return { from: plusDays(today, 1 - Number.parseInt(range, 10)), to: today };
  const first = new Date(`${today.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() - 11);
  return { from: dayOf(first), to: today };
}

/**
 * The period to compare with, with as many days: either directly before, or starting on the same date a year earlier
 * (February 28 for February 29).
 */
export function comparisonOf(period: ReportPeriod, compare: ReportComparison): ReportPeriod | null {
  if (compare === 'none') return null;
  const from = compare === 'year' ? yearBefore(period.from) : plusDays(period.from, -daysIn(period));
  return { from, to: plusDays(from, daysIn(period) - 1) };
}

function yearBefore(day: string): string {
  const earlier = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return earlier.endsWith('-02-29') ? earlier.replace('-29', '-28') : earlier;
}

/** The chart's grain: hours for one day, days up to 90 days, weeks up to 26 weeks, months beyond. */
export function grainOf(period: ReportPeriod): ReportGrain {
  const days = daysIn(period);
  if (days === 1) return 'hour';
  if (days <= 90) return 'day';
  return days <= 26 * 7 ? 'week' : 'month';
}

/**
 * The day ranges of a period's buckets, without gaps or overlaps, oldest first. Weeks begin on Monday; the first and
 * the last week or month contain only their days within the period.
 */
export function stretchesOf(period: ReportPeriod, grain: Exclude<ReportGrain, 'hour'>): ReportPeriod[] {
  const stretches: ReportPeriod[] = [];
  for (let from = period.from; from <= period.to;) {
    const last = lastDayOf(from, grain);
    const to = last < period.to ? last : period.to;
    stretches.push({ from, to });
    from = plusDays(to, 1);
  }
  return stretches;
}

/** The last day of the day, week or month that contains a day. */
function lastDayOf(day: string, grain: Exclude<ReportGrain, 'hour'>): string {
  if (grain === 'day') return day;
  const date = new Date(day);
  // getUTCDay counts from Sunday, the last day of the week.
  if (grain === 'week') return plusDays(day, (7 - date.getUTCDay()) % 7);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
}
