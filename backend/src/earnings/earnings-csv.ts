import { csvTable, type CsvValue } from '@astaguide/contracts/lib/csv';
import type { Earnings, EarningsCsvQuery, EarningsMetrics } from '@astaguide/contracts/earnings/earnings';
import { columnOf } from '../analytics/report/report-csv';

const METRICS = [
  ['clicks', 'clicks'],
  ['pending', 'pending_sales'],
  ['confirmed', 'confirmed_sales'],
  ['reversed', 'reversed_sales'],
  ['conversionRate', 'conversion_rate'],
  ['sales', 'sales_usd'],
  ['commission', 'confirmed_commission_usd'],
  ['expected', 'expected_commission_usd'],
  ['earningsPerClick', 'confirmed_earnings_per_click_usd'],
  ['expectedPerClick', 'expected_earnings_per_click_usd'],
] as const satisfies [keyof EarningsMetrics, string][];

/**
 * One table of the earnings as CSV: money in US dollars, rates as fractions of 1. A missing metric is an empty cell.
 */
export function earningsCsv(earnings: Earnings, table: EarningsCsvQuery['table']): string {
  const names = METRICS.map(([, name]) => name);
  const compared = earnings.comparison ? names.map((name) => `compared_${name}`) : [];
  const head =
    table === 'series'
      ? ['start', 'end']
      : [earnings.by === 'product' ? 'product_id' : columnOf(earnings.by), 'label'];
  const rows =
    table === 'series'
      ? earnings.series.map((row) => [row.start, row.end, ...cellsOf(row)])
      : earnings.rows.map((row) => [row.key, row.label, ...cellsOf(row)]);
  return csvTable([[...head, ...names, ...compared], ...rows]);
}

function cellsOf(row: EarningsMetrics & { compared: EarningsMetrics | null }): CsvValue[] {
  const valuesOf = (metrics: EarningsMetrics) => METRICS.map(([metric]) => metrics[metric]);
  return [...valuesOf(row), ...(row.compared ? valuesOf(row.compared) : [])];
}
