import type { WeeklyFigure, WeeklyFigures, WeeklyRow } from '@astaguide/contracts/weekly-summary';
import type { ZonedWeek } from '@astaguide/contracts/zoned-week';

/** Runs a statement and answers its rows. */
type Ask = (statement: string, parameters: unknown[]) => Promise<unknown[]>;

const ROWS = 5;

const IN_WEEK = 'hour >= $2::timestamptz AND hour < $3::timestamptz';
const BEFORE = 'hour >= $1::timestamptz AND hour < $2::timestamptz';
const sums = (figure: string) =>
  `json_build_object('now', coalesce(sum(${figure}) FILTER (WHERE ${IN_WEEK}), 0),
    'before', coalesce(sum(${figure}) FILTER (WHERE ${BEFORE}), 0))`;
const FIGURES = `${sums('clicks')} AS clicks, ${sums('page_views')} AS views`;

const TOTALS = `SELECT ${FIGURES} FROM hourly_rollups
  WHERE dimension = 'total' AND hour >= $1::timestamptz AND hour < $3::timestamptz`;

/** Keys with something to tell in the week itself, by one of its figures. */
const topOf = (dimension: string, figure: string, label: string) => `
  SELECT ${label} AS label, ranked.clicks, ranked.views FROM (
    SELECT key, ${FIGURES}, sum(${figure}) FILTER (WHERE ${IN_WEEK}) AS place FROM hourly_rollups
    WHERE dimension = '${dimension}' AND hour >= $1::timestamptz AND hour < $3::timestamptz
    GROUP BY key HAVING sum(${figure}) FILTER (WHERE ${IN_WEEK}) > 0
    ORDER BY place DESC, key LIMIT ${ROWS}
  ) ranked ${dimension === 'product' ? 'LEFT JOIN products ON products.id::text = ranked.key' : ''}
  ORDER BY ranked.place DESC, ranked.key`;

/** A week's figures from the rollups by the hour: an hour belongs to the week in which it begins. */
export async function readWeeklyFigures(ask: Ask, { before, from, to }: ZonedWeek): Promise<WeeklyFigures> {
  const parameters = [before, from, to];
  const [totals, products, pages] = await Promise.all([
    ask(TOTALS, parameters),
    ask(topOf('product', 'clicks', `coalesce(products.name, 'Deleted product ' || ranked.key)`), parameters),
    ask(topOf('page', 'page_views', 'ranked.key'), parameters),
  ]);
  const [{ clicks, views }] = totals as [{ clicks: WeeklyFigure; views: WeeklyFigure }];
  return { clicks, views, products: products as WeeklyRow[], pages: pages as WeeklyRow[] };
}
