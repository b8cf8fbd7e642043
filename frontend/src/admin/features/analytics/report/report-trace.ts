import type { AnalyticsReport, ReportSpan } from '@astaguide/contracts/analytics/report/analytics-report';
import { spanOf } from '@astaguide/contracts/analytics/report/report-buckets';
import type { BreakdownDimension } from '@astaguide/contracts/analytics/report/report-dimension';
import { filterText } from '@astaguide/contracts/analytics/report/report-filter';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import type { TraceMetric } from '@astaguide/contracts/analytics/event-trace';
import type { TraceAsk } from '../../../api/analytics/trace';
import { knownTimeZone } from '../../../lib/zoned-time';

/** The interval of a period's days in the time zone they are counted in. */
export function spanInZone(period: ReportPeriod, timeZone: string): Pick<TraceAsk, 'from' | 'to'> {
  const { start, end } = spanOf(period, knownTimeZone(timeZone));
  return { from: new Date(start).toISOString(), to: new Date(end).toISOString() };
}

/** The events of the report, within an interval. */
export function askOfReport(
  report: AnalyticsReport,
  { start, end }: ReportSpan,
  metric: TraceMetric,
): TraceAsk {
  const filters = report.filters.map(filterText);
  return { from: start, to: end, metric, filters, bots: 'without' };
}

/** The events of a breakdown row. */
export function askOfRow(
  report: AnalyticsReport,
  { dimension, key }: { dimension: BreakdownDimension; key: string },
  metric: TraceMetric,
): TraceAsk {
  // Included keys of a dimension are alternatives, so this row's key replaces those of its dimension.
  const others = report.filters.filter((filter) => filter.excluded || filter.dimension !== dimension);
  const filters = [...others, { dimension, key, excluded: false }].map(filterText);
  return { from: report.span.start, to: report.span.end, metric, filters, bots: 'without' };
}
