import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import { rateText } from '@astaguide/contracts/values/change-text';
import { formatCount, formatPrice } from '../../../lib/format';
import { metricDefinitions } from '../../lib/metric-definitions';
import { ChangeText } from '../../ui/change-text';
import type { Column } from '../../ui/table/column-head';
import { epcText } from './labels';

export type EarningsRow = Earnings['rows'][number];

export interface EarningsColumn extends Column<EarningsRow> {
  /** For sorting; null for none. */
  value: (row: EarningsRow) => number | string | null;
}

const money = (
  key: 'expected' | 'commission' | 'sales' | 'spreadExpected',
  name: string,
  about: string,
): EarningsColumn => ({
  key,
  name,
  about,
  value: (row) => Number(row[key]),
  cell: (row) => formatPrice(row[key]),
});

const count = (
  key: string,
  name: string,
  about: string,
  value: (row: EarningsRow) => number,
): EarningsColumn => ({ key, name, about, value, cell: (row) => formatCount(value(row)) });

const rate = (
  key: 'conversionRate' | 'cohortConversionRate',
  name: string,
  about: string,
): EarningsColumn => ({ key, name, about, value: (row) => row[key], cell: (row) => rateText(row[key]) });

const estimated = money('expected', 'Estimated', metricDefinitions.attributedEarnings);
const spread = money('spreadExpected', 'Of which spread', metricDefinitions.spreadEarnings);
const change: EarningsColumn = {
  key: 'change',
  name: 'Change',
  value: ({ change }) => change && change.expected,
  cell: ({ change, expected }) => change && <ChangeText change={change.expected} now={Number(expected)} />,
};
const epc: EarningsColumn = {
  key: 'epc',
  name: 'EPC',
  about: metricDefinitions.estimatedEpc,
  value: ({ expected, clicks }) => (clicks === 0 ? null : Number(expected) / clicks),
  cell: ({ expected, clicks }) => epcText(expected, clicks),
};
const others: readonly EarningsColumn[] = [
  money('commission', 'Approved', metricDefinitions.commission),
  epc,
  count('clicks', 'Clicks', metricDefinitions.clicks, ({ clicks }) => clicks),
  count('orders', 'Orders', metricDefinitions.orders, ({ pending, confirmed }) => pending + confirmed),
  count('reversed', 'Reversed', metricDefinitions.reversedOrders, ({ reversed }) => reversed),
  rate('conversionRate', 'Conversion', metricDefinitions.conversion),
  rate('cohortConversionRate', 'Cohort conversion', metricDefinitions.cohortConversion),
  money('sales', 'Sales', metricDefinitions.sales),
];

/** The columns of metrics: what is spread, and the change, only where there is one. */
export function earningsColumns({ rows, spreadSales, comparison }: Earnings): readonly EarningsColumn[] {
  const isSpread = spreadSales && rows.some(({ spreadOrders }) => spreadOrders > 0);
  return [estimated, ...(isSpread ? [spread] : []), ...(comparison ? [change] : []), ...others];
}
