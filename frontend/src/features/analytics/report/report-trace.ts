import type { AnalyticsReport, ReportSpan } from '@astaguide/contracts/analytics-report';
import type { ReportDimension } from '@astaguide/contracts/report-dimension';
import { filterText } from '@astaguide/contracts/report-filter';
import { plusDays, type ReportPeriod } from '@astaguide/contracts/report-period';
import type { TraceFigure } from '@astaguide/contracts/event-trace';
import type { TraceAsk } from '../../../api/analytics-trace';

/** The moments that UTC days of a period's dates take up. */
export const utcSpan = ({ from, to }: ReportPeriod): ReportSpan => ({
  start: `${from}T00:00:00.000Z`,
  end: `${plusDays(to, 1)}T00:00:00.000Z`,
});

/** The events of the report itself, within a stretch of it; null where they cannot be listed. */
export function askOfReport(
  report: AnalyticsReport,
  { start, end }: ReportSpan,
  figure: TraceFigure,
): TraceAsk | null {
  if (!canList(report, figure)) return null;
  const filters = report.filters.map(filterText);
  return { from: start, to: end, figure, filters, bots: 'without' };
}

/** The events of a breakdown's row; null where they cannot be listed. */
export function askOfRow(
  report: AnalyticsReport,
  { dimension, key }: { dimension: ReportDimension; key: string },
  figure: TraceFigure,
): TraceAsk | null {
  if (!canList(report, figure)) return null;
  // The row is one of the included keys of its dimension: with the others, it would be an alternative to them.
  const others = report.filters.filter((filter) => filter.excluded || filter.dimension !== dimension);
  const filters = [...others, { dimension, key, excluded: false }].map(filterText);
  return { from: report.span.start, to: report.span.end, figure, filters, bots: 'without' };
}

/** A list of visitors has the first event of each in a UTC day; filtered figures count them by days of the zone. */
const canList = ({ filters, timeZone }: AnalyticsReport, figure: TraceFigure) =>
  figure !== 'visitors' || filters.length === 0 || timeZone === 'UTC';
