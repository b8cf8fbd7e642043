import type { EarningsMeasure, MeasuredEarnings } from '@astaguide/contracts/earnings/earnings';
import type { ReportGrain, ReportPeriod } from '@astaguide/contracts/report/report-period';
import { formatCount, formatPrice } from '../../../lib/format';

/** Formats days as the report does. */
export interface DayLabels {
  period: (period: ReportPeriod) => string;
  bucket: (bucket: { start: string; end: string }, grain: ReportGrain) => string;
  tick: (start: string, grain: ReportGrain) => string;
}

export const measureNames: Record<EarningsMeasure, string> = {
  expected: 'Estimated commission',
  commission: 'Approved commission',
  sales: 'Sales',
  conversions: 'Orders',
  clicks: 'Clicks',
};

/** A one-sentence explanation of each measure. */
export const measureNotes: Record<EarningsMeasure, string> = {
  expected: 'Approved + pending',
  commission: 'Approved by retailers',
  sales: 'Gross sales, excluding reversals',
  conversions: 'Excluding reversals',
  clicks: 'On buy links',
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

/** '0.41' → '$0.41'; a dash without clicks. */
export const perClickText = (money: string | null) => (money === null ? '–' : formatPrice(money));
