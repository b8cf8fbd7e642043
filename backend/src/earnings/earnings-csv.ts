import { csvTable, type CsvValue } from '@astaguide/contracts/values/csv';
import type { Earnings, EarningsCsvQuery, EarningsFigures } from '@astaguide/contracts/earnings/earnings';

const FIGURES = [
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
] as const satisfies [keyof EarningsFigures, string][];

/** One table of the figures as CSV: money in US dollars, rates as fractions of 1; a cell without a figure is empty. */
export function earningsCsv(earnings: Earnings, table: EarningsCsvQuery['table']): string {
  const names = FIGURES.map(([, name]) => name);
  const compared = earnings.comparison ? names.map((name) => `compared_${name}`) : [];
  const head = table === 'series' ? ['start', 'end'] : ['product_id', 'product'];
  const rows =
    table === 'series'
      ? earnings.series.map((row) => [row.start, row.end, ...cellsOf(row)])
      : earnings.products.map((row) => [row.productId, row.productName, ...cellsOf(row)]);
  return csvTable([[...head, ...names, ...compared], ...rows]);
}

function cellsOf(row: EarningsFigures & { compared: EarningsFigures | null }): CsvValue[] {
  const valuesOf = (figures: EarningsFigures) => FIGURES.map(([figure]) => figures[figure]);
  return [...valuesOf(row), ...(row.compared ? valuesOf(row.compared) : [])];
}
