import type { z } from 'zod';

/** Maximum length of a custom period, in days. */
export const MAX_REPORT_DAYS = 400;

export const reportRanges = [
  'today',
  'yesterday',
  '7d',
  '28d',
  '90d',
  'month',
  'last-month',
  '12m',
  'all',
  'custom',
] as const;
export type ReportRange = (typeof reportRanges)[number];
/** The range of a query that names none. */
export const DEFAULT_RANGE = '28d';

export const reportComparisons = ['previous', 'weekdays', 'year', 'none'] as const;
export type ReportComparison = (typeof reportComparisons)[number];
/** The comparison of a query that names none. */
export const DEFAULT_COMPARISON = 'previous';

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

/** A range as a query names it, with the days of the range 'custom': 'YYYY-MM-DD', both inclusive. */
export interface RangeOfDays {
  range: ReportRange;
  from?: string | undefined;
  to?: string | undefined;
}

interface DayError {
  path: 'from' | 'to';
  message: string;
}

/** What is wrong with the days of a range; empty if nothing is. Whether they are in the future is not checked. */
export function dayErrors({ range, from, to }: RangeOfDays): DayError[] {
  const errors: DayError[] = [];
  const refuse = (path: DayError['path'], message: string) => errors.push({ path, message });
  if (range !== 'custom') {
    if (from !== undefined) refuse('from', "Days go with the range 'custom' only");
    if (to !== undefined) refuse('to', "Days go with the range 'custom' only");
    return errors;
  }
  if (from === undefined) refuse('from', 'Choose a start date');
  if (to === undefined) refuse('to', 'Choose an end date');
  if (from === undefined || to === undefined) return errors;
  if (to < from) refuse('to', 'The end date is before the start date');
  else if (daysIn({ from, to }) > MAX_REPORT_DAYS) refuse('to', `More than ${MAX_REPORT_DAYS} days`);
  return errors;
}

/** Validates the range of days, except for days in the future, which only the server can check. */
export function checkDays({
  value,
  issues,
}: Pick<z.core.ParsePayload<RangeOfDays>, 'value' | 'issues'>): void {
  for (const { path, message } of dayErrors(value))
    issues.push({ code: 'custom', input: value[path], path: [path], message });
}

/**
 * The days of a range other than 'custom'. All end with today but 'yesterday' and 'last-month'. 'month' begins with the
 * first of the current month, '12m' with that of the month eleven months earlier, 'all' with the first day with data.
 *
 * @param today 'YYYY-MM-DD'
 * @param firstDay the first day with data; null if there is none
 */
export function periodOf(
  range: Exclude<ReportRange, 'custom'>,
  today: string,
  firstDay: string | null = null,
): ReportPeriod {
  switch (range) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: plusDays(today, -1), to: plusDays(today, -1) };
    case 'month':
      return { from: firstOfMonth(today, 0), to: today };
    case 'last-month':
      return { from: firstOfMonth(today, -1), to: plusDays(firstOfMonth(today, 0), -1) };
    case '12m':
      return { from: firstOfMonth(today, -11), to: today };
    case 'all':
      return { from: firstDay !== null && firstDay < today ? firstDay : today, to: today };
    default:
      return { from: plusDays(today, 1 - Number.parseInt(range, 10)), to: today };
  }
}

/** The first day of the month that is a number of months after that of a day. */
function firstOfMonth(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return dayOf(first);
}

/**
 * The period to compare with, with as many days: directly before; the latest one before that begins on the same weekday;
 * or starting on the same date a year earlier (February 28 for February 29).
 */
export function comparisonOf(period: ReportPeriod, compare: ReportComparison): ReportPeriod | null {
  if (compare === 'none') return null;
  const days = daysIn(period);
  const lag = compare === 'weekdays' ? Math.ceil(days / 7) * 7 : days;
  const from = compare === 'year' ? yearBefore(period.from) : plusDays(period.from, -lag);
  return { from, to: plusDays(from, days - 1) };
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
export function bucketPeriods(period: ReportPeriod, grain: Exclude<ReportGrain, 'hour'>): ReportPeriod[] {
  const periods: ReportPeriod[] = [];
  for (let from = period.from; from <= period.to;) {
    const last = lastDayOf(from, grain);
    const to = last < period.to ? last : period.to;
    periods.push({ from, to });
    from = plusDays(to, 1);
  }
  return periods;
}

/** The last day of the day, week or month that contains a day. */
function lastDayOf(day: string, grain: Exclude<ReportGrain, 'hour'>): string {
  if (grain === 'day') return day;
  const date = new Date(day);
  // getUTCDay counts from Sunday, the last day of the week.
  if (grain === 'week') return plusDays(day, (7 - date.getUTCDay()) % 7);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
}
