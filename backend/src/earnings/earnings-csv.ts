import { dayIn } from '@astaguide/contracts/lib/time-zone';
import { csvTable, type CsvValue } from '@astaguide/contracts/lib/csv';
import type { Earnings, EarningsCsvQuery, EarningsMetrics } from '@astaguide/contracts/earnings/earnings';
import { columnOf } from '../analytics/report/report-csv';

/** '$' is the currency's code in lower case. */
const METRICS = [
  ['clicks', 'clicks'],
  ['pending', 'pending_sales'],
  ['confirmed', 'confirmed_sales'],
  ['reversed', 'reversed_sales'],
  ['conversionRate', 'conversion_rate'],
  ['sales', 'sales_$'],
  ['commission', 'confirmed_commission_$'],
  ['expected', 'expected_commission_$'],
  ['earningsPerClick', 'confirmed_earnings_per_click_$'],
  ['expectedPerClick', 'expected_earnings_per_click_$'],
  ['reversedCommission', 'reversed_commission_$'],
  ['reversalRate', 'reversal_rate'],
] as const satisfies [keyof EarningsMetrics, string][];

/**
 * One table of the earnings as CSV: money in the reporting currency, rates as fractions of 1. A missing metric is an empty
 * cell. An interval has its first and its last day in the site's time zone.
 */
export function earningsCsv(earnings: Earnings, table: EarningsCsvQuery['table']): string {
  const names = METRICS.map(([, name]) => name.replace('$', earnings.currency.toLowerCase()));
  const compared = earnings.comparison ? names.map((name) => `compared_${name}`) : [];
  const head =
    table === 'series'
      ? ['start', 'end']
      : [earnings.by === 'product' ? 'product_id' : columnOf(earnings.by), 'label'];
  const dayOf = (time: number) => dayIn(new Date(time), earnings.timeZone);
  const rows =
    table === 'series'
      ? earnings.series.map((row) => [
          dayOf(Date.parse(row.start)),
          dayOf(Date.parse(row.end) - 1),
          ...cellsOf(row, earnings),
        ])
      : earnings.rows.map((row) => [row.key, row.label, ...cellsOf(row, earnings)]);
  return csvTable([[...head, ...names, ...compared], ...rows]);
}

function cellsOf(
  row: EarningsMetrics & { compared: EarningsMetrics | null },
  { comparison }: Earnings,
): CsvValue[] {
  const valuesOf = (metrics: EarningsMetrics | null) => METRICS.map(([metric]) => metrics?.[metric] ?? null);
  return [...valuesOf(row), ...(comparison ? valuesOf(row.compared) : [])];
}
