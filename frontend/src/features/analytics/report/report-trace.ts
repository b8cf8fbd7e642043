import type { AnalyticsReport, ReportDimension, ReportSpan } from '@astaguide/contracts/analytics-report';
import { filterText } from '@astaguide/contracts/report-filter';
import { plusDays, type ReportPeriod } from '@astaguide/contracts/report-period';
import type { TraceFigure } from '@astaguide/contracts/event-trace';
import type { TraceAsk } from '../../../api/analytics-trace';

/** The moments that UTC days of a period's dates take up. */
export const utcSpan = ({ from, to }: ReportPeriod): ReportSpan => ({
  start: `${from}T00:00:00.000Z`,
  end: `${plusDays(to, 1)}T00:00:00.000Z`,
});

/** The events of the report itself, within a stretch of it. */
export function askOfReport(
  report: AnalyticsReport,
  { start, end }: ReportSpan,
  figure: TraceFigure,
): TraceAsk {
  const filters = report.filter ? [filterText(report.filter)] : [];
  return { from: start, to: end, figure, filters, bots: 'without' };
}

/** The events of a breakdown's row. Where it crosses the filter, its days are UTC days. */
export function askOfRow(
  report: AnalyticsReport,
  { dimension, key }: { dimension: ReportDimension; key: string },
  figure: TraceFigure,
): TraceAsk {
  const row = `${dimension}:${key}`;
  const isCrossed = report.filter !== null && report.filter.dimension !== dimension;
  const { start, end } = isCrossed ? utcSpan(report.period) : report.span;
  const filters = isCrossed ? [filterText(report.filter!), row] : [row];
  return { from: start, to: end, figure, filters, bots: 'without' };
}
