import { plusDays, type ReportPeriod } from '@astaguide/contracts/lib/report-period';

/** The period of a report, and what it is compared with. */
export interface ComparedPeriod {
  period: ReportPeriod;
  comparison: ReportPeriod | null;
}

/** The period (0), and the comparison (1) if there is one. */
export const periodsOf = ({ period, comparison }: ComparedPeriod): ReportPeriod[] =>
  comparison ? [period, comparison] : [period];

/** The periods with their places; those that are null are left out. */
export const numbered = (
  periods: readonly (ReportPeriod | null)[],
): (readonly [of: number, ReportPeriod])[] =>
  periods.flatMap((period, place) => (period ? [[place, period] as const] : []));

/** Rollups that cover periods exactly, as columns for `unnest`; `of` is the key of the period. */
export interface RangeCover {
  months: [of: number[], month: string[]];
  days: [of: number[], day: string[]];
  /** Days that were imported, each from the first to the last. */
  imported: [of: number[], from: string[], to: string[]];
  /** Summed months of imported days. */
  importedMonths: [of: number[], month: string[]];
}

/** The rollups that exist. */
export interface CoverSource {
  /** Summed months ('2026-03-01'). */
  months: ReadonlySet<string>;
  /** The first day with events; null for none. Earlier days are not read. */
  firstDay: string | null;
  /** Days that were imported and have no events of the site's own, oldest first. */
  imported: readonly ReportPeriod[];
  /** Summed months ('2026-03-01') of imported days; the site has no events of its own of any of these days. */
  importedMonths: ReadonlySet<string>;
}

/** Covers nothing. */
export const emptyCover = (): RangeCover => ({
  months: [[], []],
  days: [[], []],
  imported: [[], [], []],
  importedMonths: [[], []],
});

/** The days that are in both periods; null for none. */
export function overlapOf(one: ReportPeriod, other: ReportPeriod | null): ReportPeriod | null {
  if (!other) return null;
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from <= to ? { from, to } : null;
}

/** Whether one of the periods has a day of another. */
export const overlaps = (periods: readonly ReportPeriod[], other: ReportPeriod): boolean =>
  periods.some((period) => overlapOf(period, other) !== null);

/**
 * Covers each period with summed months, with days where no whole month is summed, and with imported days.
 *
 * @param periods with their keys
 */
export function coverRange(
  periods: Iterable<readonly [of: number, ReportPeriod]>,
  { months, firstDay, imported, importedMonths }: CoverSource,
): RangeCover {
  const cover = emptyCover();
  for (const [of, period] of periods) {
    for (const days of imported) {
      const overlap = overlapOf(period, days);
      if (overlap) coverImported(cover, of, overlap, { period, importedMonths });
    }
    if (firstDay === null) continue;
    const { from, to } = period;
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

/** Covers imported days: those of a month that is whole in the period by its sum, which has all of the month. */
function coverImported(
  { imported, importedMonths: summed }: RangeCover,
  of: number,
  { from, to }: ReportPeriod,
  { period, importedMonths }: { period: ReportPeriod; importedMonths: ReadonlySet<string> },
): void {
  let first: string | undefined;
  const endDays = (last: string) => {
    if (first === undefined) return;
    imported[0].push(of);
    imported[1].push(first);
    imported[2].push(last);
    first = undefined;
  };
  for (let day = from; day <= to;) {
    const month = `${day.slice(0, 8)}01`;
    const next = monthAfter(day);
    if (importedMonths.has(month) && month >= period.from && plusDays(next, -1) <= period.to) {
      endDays(plusDays(day, -1));
      // Days that were not imported may divide a month into several runs.
      const [ofs, months] = summed;
      if (!months.some((known, place) => known === month && ofs[place] === of)) {
        ofs.push(of);
        months.push(month);
      }
    } else first ??= day;
    day = next;
  }
  endDays(to);
}

function monthAfter(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  // Months of Date count from 0, so this is the first day of the next month.
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
