import {
  metricsBy,
  type AnalyticsReport,
  type ReportMetrics,
  type ReportSpan,
} from '@astaguide/contracts/analytics/report/analytics-report';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { overlaps } from './cover-range';
import type { DaySpan, ReportBucket, Span } from '@astaguide/contracts/analytics/report/report-buckets';

/** An interval of a series: a bucket (side 0), or what it is compared with (side 1). */
export interface SeriesInterval extends DaySpan {
  side: 0 | 1;
  /** Its key among the metrics of the series. */
  of: number;
}

const keyOf = (place: number, side: 0 | 1) => 2 * place + side;

export const intervalsOf = (buckets: readonly ReportBucket[]): SeriesInterval[] =>
  buckets.flatMap(({ compared, ...bucket }, place) => [
    { ...bucket, side: 0, of: keyOf(place, 0) },
    ...(compared ? [{ ...compared, side: 1 as const, of: keyOf(place, 1) }] : []),
  ]);

/**
 * The series of a period, with that of the comparison.
 *
 * @param metrics by key of the interval; missing ones are 0
 * @param imported the days that were imported
 */
export function seriesOf(
  buckets: readonly ReportBucket[],
  metrics: ReadonlyMap<number, ReportMetrics>,
  imported: readonly ReportPeriod[] = [],
): AnalyticsReport['series'] {
  return buckets.map((bucket, place) => {
    const measured = (span: DaySpan, side: 0 | 1) => {
      const found = metrics.get(keyOf(place, side));
      return {
        ...momentsOf(span),
        ...metricsBy((metric) => found?.[metric] ?? 0),
        ...(overlaps(imported, span.days) && { imported: true as const }),
      };
    };
    return { ...measured(bucket, 0), compared: bucket.compared && measured(bucket.compared, 1) };
  });
}

const momentOf = (time: number) => new Date(time).toISOString();

/** An interval in ISO 8601 instead of milliseconds since 1970. */
export const momentsOf = ({ start, end }: Span): ReportSpan => ({
  start: momentOf(start),
  end: momentOf(end),
});
