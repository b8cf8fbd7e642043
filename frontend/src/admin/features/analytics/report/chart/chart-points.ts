import type { AnalyticsReport, ReportMetrics } from '@astaguide/contracts/report/analytics-report';
import { clickRate } from '@astaguide/contracts/report/click-rate';
import type { KeyMetric } from '@astaguide/contracts/report/key-metric';
import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import type { ReportGrain } from '@astaguide/contracts/report/report-period';
import { rateText } from '@astaguide/contracts/values/change-text';
import { formatCount, formatPrice } from '../../../../../lib/format';

export interface ChartPoint {
  start: string;
  end: string;
  /** Null for future buckets, and for a rate without a value. */
  now: number | null;
  before: number | null;
  /** Whether the bucket is not over yet. */
  isUnfinished: boolean;
}

export interface ChartSeries {
  grain: ReportGrain;
  points: ChartPoint[];
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
): ChartSeries {
  const { asOf } = report;
  if (metric === 'earnings') {
    const points = (earnings?.series ?? []).map(({ start, end, expected, compared }) =>
      pointOf({ start, end, now: Number(expected), before: compared && Number(compared.expected), asOf }),
    );
    return { grain: earnings?.grain ?? 'day', points };
  }
  const valueOf = (metrics: ReportMetrics) => (metric === 'clickRate' ? clickRate(metrics) : metrics[metric]);
  return {
    grain: report.grain,
    points: report.series.map((bucket) =>
      pointOf({
        start: bucket.start,
        end: bucket.end,
        now: valueOf(bucket),
        before: bucket.compared && valueOf(bucket.compared),
        asOf,
      }),
    ),
  };
}

interface Bucket {
  start: string;
  end: string;
  now: number | null;
  before: number | null;
  asOf: string;
}

const pointOf = ({ start, end, now, before, asOf }: Bucket): ChartPoint => ({
  start,
  end,
  now: start > asOf ? null : now,
  before,
  isUnfinished: start <= asOf && end > asOf,
});

/** A value of a metric: '2,847', '4.2%', '$129.90'. */
export function metricText(metric: KeyMetric, value: number | null): string {
  if (value === null) return '–';
  if (metric === 'clickRate') return rateText(value);
  return metric === 'earnings' ? formatPrice(value.toFixed(2)) : formatCount(value);
}
