import type {
  WeeklyFigure,
  WeeklyFigures,
  WeeklyRow,
} from '@astaguide/contracts/notifications/weekly-summary';
import type { ZonedWeek } from '@astaguide/contracts/report/zoned-week';
import { dimensions } from './dimensions';

/** Runs a statement and answers its rows. */
type Ask = (statement: string, parameters: unknown[]) => Promise<unknown[]>;

const ROWS = 5;

const IN_WEEK = 'day >= $2::date';
const BEFORE = 'day < $2::date';
const sums = (figure: string) =>
  `json_build_object('now', coalesce(sum(${figure}) FILTER (WHERE ${IN_WEEK}), 0),
    'before', coalesce(sum(${figure}) FILTER (WHERE ${BEFORE}), 0))`;
const FIGURES = `${sums('clicks')} AS clicks, ${sums('page_views')} AS views`;

const IN_BOTH = 'day >= $1::date AND day < $3::date';

const TOTALS = `SELECT ${FIGURES} FROM daily_rollups WHERE dimension = ${dimensions.total} AND ${IN_BOTH}`;

/** Keys with something to tell in the week itself, by one of its figures, with the name that a table has for them. */
const topOf = (dimension: number, figure: string, { table, label }: { table: string; label: string }) => `
  SELECT coalesce(${table}.${label}, 'Deleted, number ' || ranked.key_id) AS label, ranked.clicks, ranked.views
  FROM (
    SELECT key_id, ${FIGURES}, sum(${figure}) FILTER (WHERE ${IN_WEEK}) AS place FROM daily_rollups
    WHERE dimension = ${dimension} AND ${IN_BOTH}
    GROUP BY key_id HAVING sum(${figure}) FILTER (WHERE ${IN_WEEK}) > 0
    ORDER BY place DESC, key_id LIMIT ${ROWS}
  ) ranked LEFT JOIN ${table} ON ${table}.id = ranked.key_id
  ORDER BY ranked.place DESC, ranked.key_id`;

/** A week's figures from the rollups by day. */
export async function readWeeklyFigures(
  ask: Ask,
  { firstBefore, first, monday }: ZonedWeek,
): Promise<WeeklyFigures> {
  const parameters = [firstBefore, first, monday];
  const [totals, products, pages] = await Promise.all([
    ask(TOTALS, parameters),
    ask(topOf(dimensions.product, 'clicks', { table: 'products', label: 'name' }), parameters),
    ask(topOf(dimensions.page, 'page_views', { table: 'texts', label: 'value' }), parameters),
  ]);
  const [{ clicks, views }] = totals as [{ clicks: WeeklyFigure; views: WeeklyFigure }];
  return { clicks, views, products: products as WeeklyRow[], pages: pages as WeeklyRow[] };
}
