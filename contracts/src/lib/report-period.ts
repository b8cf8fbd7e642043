import type { z } from 'zod';

/** Maximum length of a custom period, in days. */
export const MAX_REPORT_DAYS = 400;

export const reportRanges = [
  'today',
  'yesterday',
  '24h',
  '7d',
  '28d',
  '90d',
  'month',
  'last-month',
  'quarter',
  '6m',
  '12m',
  'year',
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

/** The days that a week may begin with, by the owner's choice; each with its number as `Date.getUTCDay` has it. */
export const weekStarts = { monday: 1, sunday: 0, saturday: 6 } as const;
export type WeekStart = keyof typeof weekStarts;
export const DEFAULT_WEEK_START = 'monday';

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

/** The months that a range of the calendar is compared with the same days of: so many months earlier. */
const MONTHS_OF: Partial<Record<ReportRange, number>> = {
  month: 1,
  'last-month': 1,
  quarter: 3,
  '6m': 6,
  '12m': 12,
  year: 12,
};

/**
 * The days of a range other than 'custom'. All end with today but 'yesterday' and 'last-month'. 'month', 'quarter' and
 * 'year' begin with the first day of the current one, '6m' and '12m' with that of the month five and eleven months
 * earlier, 'all' with the first day with data. '24h' has the two days that its hours are of.
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
    case '24h':
      return { from: plusDays(today, -1), to: today };
    case 'quarter':
      return { from: firstOfMonth(today, -((Number(today.slice(5, 7)) - 1) % 3)), to: today };
    case '6m':
      return { from: firstOfMonth(today, -5), to: today };
    case '12m':
      return { from: firstOfMonth(today, -11), to: today };
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
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
 * The period to compare with. `previous`: for ranges of the calendar the same days of the month, quarter or year before,
 * for the last 24 hours the 24 before, otherwise as many days directly before. `weekdays`: the latest period before of as
 * many days that begins on the same weekday. `year`: the same dates a year earlier. A date that the earlier month does not
 * have is its last day.
 */
export function comparisonOf(
  period: ReportPeriod,
  compare: ReportComparison,
  range: ReportRange = 'custom',
): ReportPeriod | null {
  if (compare === 'none') return null;
  const months = compare === 'year' ? 12 : compare === 'previous' ? MONTHS_OF[range] : undefined;
  if (months !== undefined)
    return { from: monthsBefore(period.from, months), to: monthsBefore(period.to, months) };
  const days = range === '24h' && compare === 'previous' ? 1 : daysIn(period);
  const lag = compare === 'weekdays' ? Math.ceil(days / 7) * 7 : days;
  return { from: plusDays(period.from, -lag), to: plusDays(period.to, -lag) };
}

/** The same date some months earlier; the last day of that month if it is shorter. */
function monthsBefore(day: string, months: number): string {
  const last = plusDays(firstOfMonth(day, 1 - months), -1);
  const same = `${last.slice(0, 7)}${day.slice(7)}`;
  return same < last ? same : last;
}

/**
 * Where a day of a period begins in its comparison: at the same offset if both have as many days, otherwise on the same
 * date of the earlier month. A date that this month does not have begins after its last day.
 */
export function comparedStarts(period: ReportPeriod, comparison: ReportPeriod): (day: string) => string {
  if (daysIn(period) === daysIn(comparison)) {
    const lag = daysIn({ from: comparison.from, to: period.from }) - 1;
    return (day) => plusDays(day, -lag);
  }
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const months = monthOf(period.from) - monthOf(comparison.from);
  const end = plusDays(comparison.to, 1);
  return (day) => {
    if (day === period.from) return comparison.from;
    const date = monthsBefore(day, months);
    const start = date.slice(8) < day.slice(8) ? plusDays(date, 1) : date;
    return start < end ? start : end;
  };
}

/** The chart's grain: hours for one day, days up to 90 days, weeks up to 26 weeks, months beyond. */
export function grainOf(period: ReportPeriod): ReportGrain {
  const days = daysIn(period);
  if (days === 1) return 'hour';
  if (days <= 90) return 'day';
  return days <= 26 * 7 ? 'week' : 'month';
}

/**
 * The day ranges of a period's buckets, without gaps or overlaps, oldest first. The first and the last week or month
 * contain only their days within the period.
 */
export function bucketPeriods(
  period: ReportPeriod,
  grain: Exclude<ReportGrain, 'hour'>,
  weekStart: WeekStart = DEFAULT_WEEK_START,
): ReportPeriod[] {
  const periods: ReportPeriod[] = [];
  for (let from = period.from; from <= period.to;) {
    const last = lastDayOf(from, grain, weekStarts[weekStart]);
    const to = last < period.to ? last : period.to;
    periods.push({ from, to });
    from = plusDays(to, 1);
  }
  return periods;
}

/** The last day of the day, week or month that contains a day. */
function lastDayOf(day: string, grain: Exclude<ReportGrain, 'hour'>, firstOfWeek: number): string {
  if (grain === 'day') return day;
  const date = new Date(day);
  if (grain === 'week') return plusDays(day, (firstOfWeek + 13 - date.getUTCDay()) % 7);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
}
