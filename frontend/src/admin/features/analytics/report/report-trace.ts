import type { AnalyticsReport, ReportSpan } from '@astaguide/contracts/report/analytics-report';
import { spanOf } from '@astaguide/contracts/report/report-buckets';
import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';
import { filterText } from '@astaguide/contracts/report/report-filter';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import type { TraceFigure } from '@astaguide/contracts/analytics/event-trace';
import type { TraceAsk } from '../../../api/analytics-trace';
import { knownTimeZone } from '../../../lib/zoned-time';

/** The moments that a period's days take up in the zone they are counted in. */
export function spanInZone(period: ReportPeriod, timeZone: string): ReportSpan {
  const { start, end } = spanOf(period, knownTimeZone(timeZone));
  return {
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  };
}

/** The events of the report itself, within a stretch of it. */
export function askOfReport(
  report: AnalyticsReport,
  { start, end }: ReportSpan,
  figure: TraceFigure,
): TraceAsk {
  const filters = report.filters.map(filterText);
  return { from: start, to: end, figure, filters, bots: 'without' };
}

/** The events of a breakdown's row. */
export function askOfRow(
  report: AnalyticsReport,
  { dimension, key }: { dimension: ReportDimension; key: string },
  figure: TraceFigure,
): TraceAsk {
  // The row is one of the included keys of its dimension: with the others, it would be an alternative to them.
  const others = report.filters.filter((filter) => filter.excluded || filter.dimension !== dimension);
  const filters = [...others, { dimension, key, excluded: false }].map(filterText);
  return { from: report.span.start, to: report.span.end, figure, filters, bots: 'without' };
}
