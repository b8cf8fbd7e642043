import { clickRate } from '@astaguide/contracts/analytics/report/key-metric';
import type {
  AnalyticsReport,
  ReportMetrics,
  ReportSpan,
} from '@astaguide/contracts/analytics/report/analytics-report';
import type { KeyMetric } from '@astaguide/contracts/analytics/report/key-metric';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import type { ReportGrain } from '@astaguide/contracts/lib/report-period';
import { rateText } from '@astaguide/contracts/lib/change-text';
import { formatCount, formatMoney } from '../../../../../lib/format';

export interface ChartPoint extends ReportSpan {
  /** Null for future buckets, and for a rate without a value. */
  now: number | null;
  before: number | null;
  /** Whether the bucket is not over yet. */
  isUnfinished: boolean;
  /** Whether a day of it was imported. */
  isImported: boolean;
}

/**
 * The points of a metric.
 *
 * @param earnings undefined while they are loading; then the metric 'earnings' has no points
 */
export function chartSeries(
  report: AnalyticsReport,
  earnings: Earnings | undefined,
  metric: KeyMetric,
): { grain: ReportGrain; points: ChartPoint[] } {
  const { asOf } = report;
  const pointOf = (
    { start, end, imported }: ReportSpan & { imported?: true | undefined },
    now: number | null,
    before: number | null,
  ): ChartPoint => ({
    start,
    end,
    now: start > asOf ? null : now,
    before,
    isUnfinished: start <= asOf && end > asOf,
    isImported: imported === true,
  });
  if (metric === 'earnings') {
    const points = (earnings?.series ?? []).map((bucket) =>
      pointOf(bucket, Number(bucket.expected), bucket.compared && Number(bucket.compared.expected)),
    );
    return { grain: earnings?.grain ?? 'day', points };
  }
  const valueOf = (bucket: ReportMetrics & { imported?: true | undefined }) => {
    if (bucket.imported && lacksImported(report, metric)) return null;
    return metric === 'clickRate' ? clickRate(bucket) : bucket[metric];
  };
  return {
    grain: report.grain,
    points: report.series.map((bucket) =>
      pointOf(bucket, valueOf(bucket), bucket.compared && valueOf(bucket.compared)),
    ),
  };
}

/** Whether a metric has no values for imported days: they have no clicks, and filters leave them out. */
export const lacksImported = ({ filters }: Pick<AnalyticsReport, 'filters'>, metric: KeyMetric): boolean =>
  metric !== 'earnings' && (filters.length > 0 || (metric !== 'visitors' && metric !== 'views'));

/** Whether the period or the comparison has imported days. */
export const hasImported = ({ series }: Pick<AnalyticsReport, 'series'>): boolean =>
  series.some(({ imported, compared }) => imported ?? compared?.imported);

/** A value of a metric: '2,847', '4.2%', '$129.90'. @param currency of the earnings, ISO 4217 */
export function metricText(metric: KeyMetric, value: number | null, currency = 'USD'): string {
  if (value === null) return '–';
  if (metric === 'clickRate') return rateText(value);
  return metric === 'earnings' ? formatMoney(value.toFixed(2), currency) : formatCount(value);
}
