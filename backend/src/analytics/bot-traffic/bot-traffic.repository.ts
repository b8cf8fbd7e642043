import type { BotRule } from '@astaguide/contracts/analytics/bot-rule';
import type {
  BotTrafficDimension,
  BotTrafficMetrics,
  BotTrafficReport,
} from '@astaguide/contracts/analytics/bot-traffic-report';
import type { ReportPeriod } from '@astaguide/contracts/report/report-period';
import { dimensions as rollupDimensions } from '@astaguide/database/event-store/dimensions';
import { botTrafficDimensions as numbers } from '@astaguide/database/event-store/bot-traffic';
import type { Reader } from '../replicas/reader';

const metricSumsSql = ['events', 'page_views AS views', 'clicks', 'visitors']
  .map((metric) => metric.split(' AS '))
  .map(([column, name = column]) => `coalesce(sum(${column}), 0)::double precision AS ${name}`)
  .join(', ');

const DAYS = `
  SELECT to_char(days.day, 'YYYY-MM-DD') AS day, ${metricSumsSql},
    NOT EXISTS (
      SELECT FROM log_days WHERE log_days.day = days.day::date AND changed_at IS NOT NULL AND projected_at IS NULL
    ) AS "isComputed"
  FROM generate_series($1::date, $2::date, interval '1 day') AS days(day)
  LEFT JOIN daily_bot_traffic bots ON bots.dimension = ${numbers.total} AND bots.day = days.day::date
  GROUP BY days.day ORDER BY days.day`;

/** The window function counts before the limit is applied. */
const KEYS = `
  SELECT key, ${metricSumsSql}, count(*) OVER ()::integer AS keys
  FROM daily_bot_traffic WHERE dimension = $4 AND day BETWEEN $1::date AND $2::date
  GROUP BY key ORDER BY events DESC, key COLLATE "C" LIMIT $3`;

const COUNTED = `
  SELECT coalesce(sum(events), 0)::double precision AS events FROM daily_rollups
  WHERE dimension = ${rollupDimensions.total} AND key_id = 0 AND day BETWEEN $1::date AND $2::date`;

type Rule = Pick<BotRule, 'id' | 'condition'>;
type KeyRow = { key: string; keys: number } & BotTrafficMetrics;

/** The owner's bot rules, because some of the reasons refer to them. */
export const findRules = (reader: Reader): Promise<Rule[]> =>
  reader.query('SELECT id, condition FROM bot_rules', []);

/** Every day of a period, oldest first. */
export const findDays = (reader: Reader, { from, to }: ReportPeriod): Promise<BotTrafficReport['days']> =>
  reader.query(DAYS, [from, to]);

/** Most events first. Each row carries the total number of keys before the limit. */
export const findKeys = (
  reader: Reader,
  { from, to }: ReportPeriod,
  dimension: BotTrafficDimension,
  limit: number,
): Promise<KeyRow[]> => reader.query(KEYS, [from, to, limit, numbers[dimension]]);

/** The number of counted events, which exclude bot traffic. */
export async function countPeople(reader: Reader, { from, to }: ReportPeriod): Promise<number> {
  const [row] = await reader.query<[{ events: number }]>(COUNTED, [from, to]);
  return row.events;
}
