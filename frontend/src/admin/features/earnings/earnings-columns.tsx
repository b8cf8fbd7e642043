import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import { rateText } from '@astaguide/contracts/values/change-text';
import { formatCount, formatPrice } from '../../../lib/format';
import { metricDefinitions } from '../../lib/metric-definitions';
import { ChangeText } from '../../ui/change-text';
import type { Column } from '../../ui/table/column-head';
import { epcText } from './labels';

export type EarningsRow = Earnings['rows'][number];

interface EarningsColumn extends Column<EarningsRow> {
  /** For sorting; null for none. */
  value: (row: EarningsRow) => number | null;
}

const ordersOf = ({ pending, confirmed }: EarningsRow) => pending + confirmed;

const estimated: EarningsColumn = {
  key: 'expected',
  name: 'Estimated',
  about: metricDefinitions.attributedEarnings,
  value: ({ expected }) => Number(expected),
  cell: ({ expected }) => formatPrice(expected),
};
const spread: EarningsColumn = {
  key: 'spread',
  name: 'Of which spread',
  value: ({ spreadExpected }) => Number(spreadExpected),
  cell: ({ spreadExpected }) => formatPrice(spreadExpected),
};
const change: EarningsColumn = {
  key: 'change',
  name: 'Change',
  value: ({ change }) => change && change.expected,
  cell: ({ change, expected }) => change && <ChangeText change={change.expected} now={Number(expected)} />,
};
const others: readonly EarningsColumn[] = [
  {
    key: 'commission',
    name: 'Approved',
    about: metricDefinitions.commission,
    value: ({ commission }) => Number(commission),
    cell: ({ commission }) => formatPrice(commission),
  },
  {
    key: 'epc',
    name: 'EPC',
    about: metricDefinitions.estimatedEpc,
    value: ({ expected, clicks }) => (clicks === 0 ? null : Number(expected) / clicks),
    cell: ({ expected, clicks }) => epcText(expected, clicks),
  },
  {
    key: 'clicks',
    name: 'Clicks',
    about: metricDefinitions.clicks,
    value: ({ clicks }) => clicks,
    cell: ({ clicks }) => formatCount(clicks),
  },
  {
    key: 'orders',
    name: 'Orders',
    about: metricDefinitions.orders,
    value: ordersOf,
    cell: (row) => formatCount(ordersOf(row)),
  },
  {
    key: 'reversed',
    name: 'Reversed',
    value: ({ reversed }) => reversed,
    cell: ({ reversed }) => formatCount(reversed),
  },
  {
    key: 'conversion',
    name: 'Conversion',
    about: metricDefinitions.conversion,
    value: ({ conversionRate }) => conversionRate,
    cell: ({ conversionRate }) => rateText(conversionRate),
  },
  {
    key: 'cohortConversion',
    name: 'Cohort conversion',
    about: metricDefinitions.cohortConversion,
    value: ({ cohortConversionRate }) => cohortConversionRate,
    cell: ({ cohortConversionRate }) => rateText(cohortConversionRate),
  },
  {
    key: 'sales',
    name: 'Sales',
    about: metricDefinitions.sales,
    value: ({ sales }) => Number(sales),
    cell: ({ sales }) => formatPrice(sales),
  },
];

/** The columns of metrics: what is spread, and the change, only where there is one. */
export function earningsColumns({ rows, spreadSales, comparison }: Earnings): readonly EarningsColumn[] {
  const isSpread = spreadSales && rows.some(({ spreadOrders }) => spreadOrders > 0);
  return [estimated, ...(isSpread ? [spread] : []), ...(comparison ? [change] : []), ...others];
}
