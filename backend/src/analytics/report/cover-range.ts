import { plusDays, type ReportPeriod } from '@astaguide/contracts/lib/report-period';

/** The period of a report, and what it is compared with. */
export interface ComparedPeriod {
  period: ReportPeriod;
  comparison: ReportPeriod | null;
}

/** The period (0), and the comparison (1) if there is one. */
export const periodsOf = ({ period, comparison }: ComparedPeriod): ReportPeriod[] =>
  comparison ? [period, comparison] : [period];

/** Rollups that cover periods exactly, as columns for `unnest`; `of` is the key of the period. */
export interface RangeCover {
  months: [of: number[], month: string[]];
  days: [of: number[], day: string[]];
}

/** The rollups that exist. */
export interface CoverSource {
  /** Summed months ('2026-03-01'). */
  months: ReadonlySet<string>;
  /** The first day with events; null for none. Earlier days are not read. */
  firstDay: string | null;
}

/**
 * Covers each period with summed months, and with days where no whole month is summed.
 *
 * @param periods with their keys
 */
export function coverRange(
  periods: Iterable<readonly [of: number, ReportPeriod]>,
  { months, firstDay }: CoverSource,
): RangeCover {
  const cover: RangeCover = { months: [[], []], days: [[], []] };
  if (firstDay === null) return cover;
  for (const [of, { from, to }] of periods) {
    let day = from < firstDay ? firstDay : from;
    while (day <= to) {
      const nextMonth = monthAfter(day);
      const isWhole = day.endsWith('-01') && plusDays(nextMonth, -1) <= to;
      const [places, starts] = isWhole && months.has(day) ? cover.months : cover.days;
      places.push(of);
      starts.push(day);
      day = places === cover.months[0] ? nextMonth : plusDays(day, 1);
    }
  }
  return cover;
}

function monthAfter(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  // Months of Date count from 0, so this is the first day of the next month.
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
