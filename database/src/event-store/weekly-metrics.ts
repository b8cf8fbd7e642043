import type { WeeklyMetric, WeeklyMetrics, WeeklyRow } from '@astaguide/contracts/operations/weekly-metrics';
import type { ZonedWeek } from '@astaguide/contracts/analytics/report/zoned-week';
import { dimensions } from './dimensions';
import { topOfWeekSql, WEEK_TOTALS } from './weekly-metrics.sql';

/** Runs a statement and returns its rows. */
type Ask = (statement: string, parameters: unknown[]) => Promise<unknown[]>;

/** A week's metrics, from the daily rollups. */
export async function readWeeklyMetrics(
  ask: Ask,
  { firstBefore, first, monday }: ZonedWeek,
): Promise<WeeklyMetrics> {
  const parameters = [firstBefore, first, monday];
  const [totals, products, pages] = await Promise.all([
    ask(WEEK_TOTALS, parameters),
    ask(topOfWeekSql(dimensions.product, 'clicks', { table: 'products', label: 'name' }), parameters),
    ask(topOfWeekSql(dimensions.page, 'page_views', { table: 'texts', label: 'value' }), parameters),
  ]);
  const [{ clicks, views }] = totals as [{ clicks: WeeklyMetric; views: WeeklyMetric }];
  return { clicks, views, products: products as WeeklyRow[], pages: pages as WeeklyRow[] };
}
