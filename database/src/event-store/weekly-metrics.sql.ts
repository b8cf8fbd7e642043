import { dimensions } from './dimensions';
import type { WeeklyMetric, WeeklyMetrics, WeeklyRow } from '@astaguide/contracts/operations/weekly-metrics';
import type { ZonedWeek } from '@astaguide/contracts/analytics/report/zoned-week';

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

const ROWS = 5;

const IN_WEEK = 'day >= $2::date';
const BEFORE = 'day < $2::date';
const sums = (metric: string) =>
  `json_build_object('now', coalesce(sum(${metric}) FILTER (WHERE ${IN_WEEK}), 0),
    'before', coalesce(sum(${metric}) FILTER (WHERE ${BEFORE}), 0))`;
const METRICS = `${sums('clicks')} AS clicks, ${sums('page_views')} AS views`;

const IN_BOTH = 'day >= $1::date AND day < $3::date';

/**
 * The metrics of the whole site: of the week from $2 to before $3, and of the week before it, from $1 to before $2. The
 * parameters are days; so are those of `topOfWeekSql`.
 */
export const WEEK_TOTALS = `SELECT ${METRICS} FROM daily_rollups WHERE dimension = ${dimensions.total} AND ${IN_BOTH}`;

/**
 * The top keys of the week by a metric, with their names.
 *
 * @param names the table and its column with the names of the keys
 */
export const topOfWeekSql = (
  dimension: number,
  metric: string,
  { table, label }: { table: string; label: string },
) => `
  SELECT coalesce(${table}.${label}, 'Deleted, number ' || ranked.key_id) AS label, ranked.clicks, ranked.views
  FROM (
    SELECT key_id, ${METRICS}, sum(${metric}) FILTER (WHERE ${IN_WEEK}) AS place FROM daily_rollups
    WHERE dimension = ${dimension} AND ${IN_BOTH}
    GROUP BY key_id HAVING sum(${metric}) FILTER (WHERE ${IN_WEEK}) > 0
    ORDER BY place DESC, key_id LIMIT ${ROWS}
  ) ranked LEFT JOIN ${table} ON ${table}.id = ranked.key_id
  ORDER BY ranked.place DESC, ranked.key_id`;
