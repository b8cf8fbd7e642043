import type { Earnings, EarningsMeasure, MeasuredEarnings } from '@astaguide/contracts/earnings/earnings';
import { dayIn } from '@astaguide/contracts/lib/time-zone';
import { metricDefinitions } from '../../lib/metric-definitions';
import { knownTimeZone } from '../../lib/zoned-time';
import { formatCount, formatMoney } from '../../../lib/format';

/** The names of measures, and how each is computed. */
export const measureTexts: Record<EarningsMeasure, { name: string; about: string }> = {
  expected: { name: 'Estimated commission', about: metricDefinitions.earnings },
  commission: { name: 'Approved commission', about: metricDefinitions.commission },
  sales: { name: 'Sales', about: metricDefinitions.sales },
  conversions: { name: 'Orders', about: metricDefinitions.orders },
  clicks: { name: 'Clicks', about: metricDefinitions.clicks },
};

type Metrics = Pick<
  MeasuredEarnings,
  'expected' | 'commission' | 'sales' | 'clicks' | 'pending' | 'confirmed'
>;

/** A measure as a number for a chart. Not for sums, because it is not exact. */
export function heightOf(metrics: Metrics, measure: EarningsMeasure): number {
  return measure === 'conversions' ? metrics.pending + metrics.confirmed : Number(metrics[measure]);
}

/** Whether the period is compared, and ends with a day that is not over. */
export const isUnfinished = ({ comparison, period, asOf, timeZone }: Earnings): boolean =>
  comparison !== null && period.to === dayIn(new Date(asOf), knownTimeZone(timeZone));

/** Whether a measure is a number of something, and not money. */
export const isCount = (measure: EarningsMeasure) => measure === 'clicks' || measure === 'conversions';

/** A measure as text: '$129.90' or '2,847'. @param currency of the earnings, ISO 4217 */
export function measureText(metrics: Metrics, measure: EarningsMeasure, currency: string): string {
  const height = heightOf(metrics, measure);
  return isCount(measure) ? formatCount(height) : formatMoney(String(height), currency);
}

/** Earnings per 100 clicks, as networks quote them: 6.40 of 20 clicks → '$32.00'; a dash without clicks. */
export const epcText = (money: string, clicks: number, currency: string) =>
  clicks === 0 ? '–' : formatMoney(((Number(money) / clicks) * 100).toFixed(2), currency);
