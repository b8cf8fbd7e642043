import type { AnalyticsReport, ReportFigures, ReportSpan } from '@astaguide/contracts/analytics-report';
import type { DaySpan, ReportBucket, Span } from '@astaguide/contracts/report-buckets';

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
    const { views, clicks, visitors } = figures.get(next++) ?? { views: 0, clicks: 0, visitors: 0 };
    return { start: momentOf(start), end: momentOf(end), views, clicks, visitors };
  };
  return buckets.map((bucket) => {
    const { start, end, views, clicks, visitors } = take(bucket);
    return { start, end, views, clicks, visitors, compared: bucket.compared && take(bucket.compared) };
  });
}

const momentOf = (time: number) => new Date(time).toISOString();

/** Milliseconds since the epoch as moments that people and programs read. */
export const momentsOf = ({ start, end }: Span): ReportSpan => ({
  start: momentOf(start),
  end: momentOf(end),
});

/** All figures together. */
export function sumOf(figures: readonly ReportFigures[]): ReportFigures {
  const sum = { views: 0, clicks: 0, visitors: 0 };
  for (const { views, clicks, visitors } of figures) {
    sum.views += views;
    sum.clicks += clicks;
    sum.visitors += visitors;
  }
  return sum;
}
