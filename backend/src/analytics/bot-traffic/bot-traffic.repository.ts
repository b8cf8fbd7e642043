import type {
  BotTrafficDimension,
  BotTrafficMetrics,
  BotTrafficReport,
} from '@astaguide/contracts/analytics/bot-traffic-report';
import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { botTrafficDimensions } from '@astaguide/database/event-store/bot-traffic';
import type { Reader } from '../report/reader';
import { dimensions } from '@astaguide/database/event-store/dimensions';

const metricSumsSql = ['events', 'page_views AS views', 'clicks', 'visitors']
  .map((metric) => metric.split(' AS '))
  .map(([column, name = column]) => `coalesce(sum(${column}), 0)::double precision AS ${name}`)
  .join(', ');

/** Sums the bot traffic of each day from $1 to $2, oldest first, and returns whether the day's projection exists. */
const DAYS = `
  SELECT to_char(days.day, 'YYYY-MM-DD') AS day, ${metricSumsSql},
    NOT EXISTS (
      SELECT FROM log_days WHERE log_days.day = days.day::date AND changed_at IS NOT NULL AND projected_at IS NULL AND dropped_at IS NULL
    ) AS "isComputed"
  FROM generate_series($1::date, $2::date, interval '1 day') AS days(day)
  LEFT JOIN daily_bot_traffic bots ON bots.dimension = ${botTrafficDimensions.total} AND bots.day = days.day::date
  GROUP BY days.day ORDER BY days.day`;

/**
 * Sums the bot traffic from $1 to $2 by key of the dimension $4: the $3 keys with the most events. The window function
 * counts before the limit is applied.
 */
const KEYS = `
  SELECT key, ${metricSumsSql}, count(*) OVER ()::integer AS keys
  FROM daily_bot_traffic WHERE dimension = $4 AND day BETWEEN $1::date AND $2::date
  GROUP BY key ORDER BY events DESC, key COLLATE "C" LIMIT $3`;

/** Sums the events from $1 to $2 that are no bot traffic. */
const COUNTED_EVENTS = `
  SELECT coalesce(sum(events), 0)::double precision AS events FROM daily_rollups
  WHERE dimension = ${dimensions.total} AND key_id = 0 AND day BETWEEN $1::date AND $2::date`;

type KeyRow = { key: string; keys: number } & BotTrafficMetrics;

/** Every day of a period, oldest first. */
export const findDays = (reader: Reader, { from, to }: ReportPeriod): Promise<BotTrafficReport['days']> =>
  reader.query(DAYS, [from, to]);

/** Most events first. Each row carries the total number of keys before the limit. */
export const findKeys = (
  reader: Reader,
  { from, to }: ReportPeriod,
  dimension: BotTrafficDimension,
  limit: number,
): Promise<KeyRow[]> => reader.query(KEYS, [from, to, limit, botTrafficDimensions[dimension]]);

/** The number of counted events, which exclude bot traffic. */
export async function countPeople(reader: Reader, { from, to }: ReportPeriod): Promise<number> {
  const [row] = await reader.query<[{ events: number }]>(COUNTED_EVENTS, [from, to]);
  return row.events;
}
