import type { EarningsMeasure, MeasuredEarnings } from '@astaguide/contracts/earnings/earnings';
import type { ReportDimension } from '@astaguide/contracts/report/report-dimension';
import type { ReportGrain, ReportPeriod } from '@astaguide/contracts/report/report-period';
import { metricDefinitions } from '../../lib/metric-definitions';
import { formatCount, formatPrice } from '../../../lib/format';

/** Formats days and keys as the report does. */
export interface EarningsLabels {
  period: (period: ReportPeriod) => string;
  bucket: (bucket: { start: string; end: string }, grain: ReportGrain) => string;
  tick: (start: string, grain: ReportGrain) => string;
  key: (dimension: ReportDimension, label: string) => string;
}

export const measureNames: Record<EarningsMeasure, string> = {
  expected: 'Estimated commission',
  commission: 'Approved commission',
  sales: 'Sales',
  conversions: 'Orders',
  clicks: 'Clicks',
};

export const measureDefinitions: Record<EarningsMeasure, string> = {
  expected: metricDefinitions.earnings,
  commission: metricDefinitions.commission,
  sales: metricDefinitions.sales,
  conversions: metricDefinitions.orders,
  clicks: metricDefinitions.clicks,
};

type Metrics = Pick<
  MeasuredEarnings,
  'expected' | 'commission' | 'sales' | 'clicks' | 'pending' | 'confirmed'
>;

/** A measure as a number for a chart. Not for sums, because it is not exact. */
export function heightOf(metrics: Metrics, measure: EarningsMeasure): number {
  return measure === 'conversions' ? metrics.pending + metrics.confirmed : Number(metrics[measure]);
}

/** A measure as text: '$129.90' or '2,847'. */
export function measureText(metrics: Metrics, measure: EarningsMeasure): string {
  if (measure === 'conversions') return formatCount(metrics.pending + metrics.confirmed);
  return measure === 'clicks' ? formatCount(metrics.clicks) : formatPrice(metrics[measure]);
}

/** Earnings per 100 clicks, as networks quote them: 6.40 of 20 clicks → '$32.00'; a dash without clicks. */
export const epcText = (money: string, clicks: number) =>
  clicks === 0 ? '–' : formatPrice(((Number(money) / clicks) * 100).toFixed(2));
