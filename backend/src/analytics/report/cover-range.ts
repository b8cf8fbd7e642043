import { plusDays, type ReportPeriod } from '@astaguide/contracts/report/report-period';

/** Rollups that together are exactly some periods, as columns for `unnest`; `of` is the period's place in the list. */
export interface RangeCover {
  months: [of: number[], month: string[]];
  days: [of: number[], day: string[]];
}

/** What there is to cover periods with. */
export interface CoverSource {
  /** Months ('2026-03-01') that are summed up. */
  months: ReadonlySet<string>;
  /** The first day with events; null where there are none. Nothing is read of the days before. */
  firstDay: string | null;
}

/** Covers periods by months where they are summed up, and by days. */
export function coverRange(periods: readonly ReportPeriod[], { months, firstDay }: CoverSource): RangeCover {
  const cover: RangeCover = { months: [[], []], days: [[], []] };
  if (firstDay === null) return cover;
  periods.forEach(({ from, to }, of) => {
    let day = from < firstDay ? firstDay : from;
    while (day <= to) {
      const nextMonth = monthAfter(day);
      const isWhole = day.endsWith('-01') && plusDays(nextMonth, -1) <= to;
      const [places, starts] = isWhole && months.has(day) ? cover.months : cover.days;
      places.push(of);
      starts.push(day);
      day = places === cover.months[0] ? nextMonth : plusDays(day, 1);
    }
  });
  return cover;
}

function monthAfter(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  // Months of Date count from 0, so this is the month after it.
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
