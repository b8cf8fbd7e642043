import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import { rateText } from '@astaguide/contracts/lib/change-text';
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

const money = (key: 'expected' | 'commission' | 'sales', name: string, about: string): EarningsColumn => ({
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

const estimated = money('expected', 'Estimated', metricDefinitions.attributedEarnings);
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
  {
    key: 'conversionRate',
    name: 'Conversion',
    about: metricDefinitions.conversion,
    value: (row) => row.conversionRate,
    cell: (row) => rateText(row.conversionRate),
  },
  money('sales', 'Sales', metricDefinitions.sales),
];

/** The columns of metrics; the change only where there is a comparison. */
export const earningsColumns = ({ comparison }: Earnings): readonly EarningsColumn[] => [
  estimated,
  ...(comparison ? [change] : []),
  ...others,
];
