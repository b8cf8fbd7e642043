import {
  metricsBy,
  type AnalyticsReport,
  type ReportMetrics,
  type ReportSpan,
} from '@astaguide/contracts/analytics/report/analytics-report';
import type { DaySpan, ReportBucket, Span } from '@astaguide/contracts/analytics/report/report-buckets';

/** The intervals of a series in the order of their metrics: each bucket, followed by its comparison. */
export const intervalsOf = (buckets: readonly ReportBucket[]): DaySpan[] =>
  buckets.flatMap((bucket) => (bucket.compared ? [bucket, bucket.compared] : [bucket]));

/**
 * The series of a period, with that of the comparison.
 *
 * @param metrics by index of the interval; missing ones are 0
 */
export function seriesOf(
  buckets: readonly ReportBucket[],
  metrics: ReadonlyMap<number, ReportMetrics>,
): AnalyticsReport['series'] {
  let next = 0;
  const take = ({ start, end }: Span) => {
    const found = metrics.get(next++);
    return { start: momentOf(start), end: momentOf(end), ...metricsBy((metric) => found?.[metric] ?? 0) };
  };
  return buckets.map((bucket) => ({ ...take(bucket), compared: bucket.compared && take(bucket.compared) }));
}

const momentOf = (time: number) => new Date(time).toISOString();

/** An interval in ISO 8601 instead of milliseconds since 1970. */
export const momentsOf = ({ start, end }: Span): ReportSpan => ({
  start: momentOf(start),
  end: momentOf(end),
});
