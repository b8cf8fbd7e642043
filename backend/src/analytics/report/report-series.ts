import {
  figuresBy,
  type AnalyticsReport,
  type ReportFigures,
  type ReportSpan,
} from '@astaguide/contracts/report/analytics-report';
import type { DaySpan, ReportBucket, Span } from '@astaguide/contracts/report/report-buckets';

/** The stretches of a curve in the order in which their figures are read: each bucket, then what it is compared with. */
export const stretchesOf = (buckets: readonly ReportBucket[]): DaySpan[] =>
  buckets.flatMap((bucket) => (bucket.compared ? [bucket, bucket.compared] : [bucket]));

/**
 * The curve of a period, and beside it that of the comparison.
 *
 * @param figures by the number of the stretch; one that is left out is 0
 */
export function seriesOf(
  buckets: readonly ReportBucket[],
  figures: ReadonlyMap<number, ReportFigures>,
): AnalyticsReport['series'] {
  let next = 0;
  const take = ({ start, end }: Span) => {
    const found = figures.get(next++);
    return { start: momentOf(start), end: momentOf(end), ...figuresBy((metric) => found?.[metric] ?? 0) };
  };
  return buckets.map((bucket) => ({ ...take(bucket), compared: bucket.compared && take(bucket.compared) }));
}

const momentOf = (time: number) => new Date(time).toISOString();

/** Milliseconds since the epoch as moments that people and programs read. */
export const momentsOf = ({ start, end }: Span): ReportSpan => ({
  start: momentOf(start),
  end: momentOf(end),
});

/** All figures together. */
export const sumOf = (figures: readonly ReportFigures[]): ReportFigures =>
  figuresBy((metric) => totalOf(figures, metric));

/** The sum of one metric. */
export const totalOf = <Metric extends string>(
  figures: readonly Record<Metric, number>[],
  metric: Metric,
): number => figures.reduce((sum, each) => sum + each[metric], 0);
