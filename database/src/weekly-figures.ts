import type { WeeklyFigure, WeeklyFigures, WeeklyRow } from '@astaguide/contracts/weekly-summary';
import type { ZonedWeek } from '@astaguide/contracts/zoned-week';
import { dimensions } from './dimensions';

/** Runs a statement and answers its rows. */
type Ask = (statement: string, parameters: unknown[]) => Promise<unknown[]>;

const ROWS = 5;

const IN_WEEK = 'quarter >= $2::timestamptz AND quarter < $3::timestamptz';
const BEFORE = 'quarter >= $1::timestamptz AND quarter < $2::timestamptz';
const sums = (figure: string) =>
  `json_build_object('now', coalesce(sum(${figure}) FILTER (WHERE ${IN_WEEK}), 0),
    'before', coalesce(sum(${figure}) FILTER (WHERE ${BEFORE}), 0))`;
const FIGURES = `${sums('clicks')} AS clicks, ${sums('page_views')} AS views`;

/** The days find those that are packed. */
const IN_BOTH = `quarter >= $1::timestamptz AND quarter < $3::timestamptz
  AND day BETWEEN ($1::timestamptz AT TIME ZONE 'UTC')::date AND ($3::timestamptz AT TIME ZONE 'UTC')::date`;

const TOTALS = `SELECT ${FIGURES} FROM quarter_figures WHERE dimension = ${dimensions.total} AND ${IN_BOTH}`;

/** Keys with something to tell in the week itself, by one of its figures, with the name that a table has for them. */
const topOf = (dimension: number, figure: string, { table, label }: { table: string; label: string }) => `
  SELECT coalesce(${table}.${label}, 'Deleted, number ' || ranked.key_id) AS label, ranked.clicks, ranked.views
  FROM (
    SELECT key_id, ${FIGURES}, sum(${figure}) FILTER (WHERE ${IN_WEEK}) AS place FROM quarter_figures
    WHERE dimension = ${dimension} AND ${IN_BOTH}
    GROUP BY key_id HAVING sum(${figure}) FILTER (WHERE ${IN_WEEK}) > 0
    ORDER BY place DESC, key_id LIMIT ${ROWS}
  ) ranked LEFT JOIN ${table} ON ${table}.id = ranked.key_id
  ORDER BY ranked.place DESC, ranked.key_id`;

/** A week's figures from the rollups by the quarter of an hour, in which the days of every zone begin. */
export async function readWeeklyFigures(ask: Ask, { before, from, to }: ZonedWeek): Promise<WeeklyFigures> {
  const parameters = [before, from, to];
  const [totals, products, pages] = await Promise.all([
    ask(TOTALS, parameters),
    ask(topOf(dimensions.product, 'clicks', { table: 'products', label: 'name' }), parameters),
    ask(topOf(dimensions.page, 'page_views', { table: 'event_texts', label: 'value' }), parameters),
  ]);
  const [{ clicks, views }] = totals as [{ clicks: WeeklyFigure; views: WeeklyFigure }];
  return { clicks, views, products: products as WeeklyRow[], pages: pages as WeeklyRow[] };
}
