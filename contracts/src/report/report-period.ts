/** The longest period a report covers, in days. */
export const MAX_REPORT_DAYS = 400;

export const reportRanges = ['today', '7d', '28d', '90d', '12m', 'custom'] as const;
export type ReportRange = (typeof reportRanges)[number];

export const reportComparisons = ['previous', 'year', 'none'] as const;
export type ReportComparison = (typeof reportComparisons)[number];

export const reportGrains = ['hour', 'day', 'week', 'month'] as const;
export type ReportGrain = (typeof reportGrains)[number];

/** Calendar days from one to another, both included: 'YYYY-MM-DD'. Whose days they are, a time zone says. */
export interface ReportPeriod {
  from: string;
  to: string;
}

const DAY = 24 * 3_600_000;

/** The UTC day of a moment. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day so many days after another, or before it. */
export const plusDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY));

/** How many days a period has. */
export const daysIn = ({ from, to }: ReportPeriod): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;

/**
 * The days of a range that is not 'custom', today among them. Twelve months are the present one and the eleven
 * before it.
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
 * What a period is compared with: as many days, either those directly before it, or those that begin on the
 * same date a year earlier (on February 28 for February 29).
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

/** Hours for one day, days up to 90, weeks up to 26, months beyond. */
export function grainOf(period: ReportPeriod): ReportGrain {
  const days = daysIn(period);
  if (days === 1) return 'hour';
  if (days <= 90) return 'day';
  return days <= 26 * 7 ? 'week' : 'month';
}

/**
 * The days that a period's curve is drawn by, without gap or overlap, oldest first. Weeks begin on Monday; the
 * first and the last week or month hold only their days within the period.
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

/** The last day of the day's own day, week or month. */
function lastDayOf(day: string, grain: Exclude<ReportGrain, 'hour'>): string {
  if (grain === 'day') return day;
  const date = new Date(day);
  // getUTCDay counts from Sunday; a week ends with one.
  if (grain === 'week') return plusDays(day, (7 - date.getUTCDay()) % 7);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
}
