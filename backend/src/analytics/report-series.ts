import type { AnalyticsReport, ReportFigures } from '@astaguide/contracts/analytics-report';
import { bucketsOf, type ReportGrain, type ReportPeriod } from '@astaguide/contracts/report-period';
import type { FiguresAt } from './report.repository';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The curve of a period, and beside it that of the comparison.
 *
 * @param stored figures by hour for the grain 'hour', else by day, of both periods; those without any are left out
 */
export function seriesOf(
  {
    period,
    comparison,
    grain,
  }: { period: ReportPeriod; comparison: ReportPeriod | null; grain: ReportGrain },
  stored: readonly FiguresAt[],
): AnalyticsReport['series'] {
  const step = grain === 'hour' ? HOUR : DAY;
  const byStart = new Map(stored.map((figures) => [Date.parse(figures.start), figures]));
  const sum = (start: number, end: number): ReportFigures => {
    const sums = { views: 0, clicks: 0, visitors: 0 };
    for (let time = start; time < end; time += step) {
      const figures = byStart.get(time);
      if (figures) add(sums, figures);
    }
    return sums;
  };
  const lag = comparison && Date.parse(period.from) - Date.parse(comparison.from);
  return bucketsOf(period, grain).map(({ start, end }) => {
    const [from, to] = [Date.parse(start), Date.parse(end)];
    return { start, end, ...sum(from, to), compared: lag === null ? null : sum(from - lag, to - lag) };
  });
}

/** The sum of the days that lie in a period. */
export function sumOf({ from, to }: ReportPeriod, days: readonly FiguresAt[]): ReportFigures {
  const sums = { views: 0, clicks: 0, visitors: 0 };
  for (const day of days) if (day.start.slice(0, 10) >= from && day.start.slice(0, 10) <= to) add(sums, day);
  return sums;
}

function add(sums: ReportFigures, { views, clicks, visitors }: ReportFigures): void {
  sums.views += views;
  sums.clicks += clicks;
  sums.visitors += visitors;
}
