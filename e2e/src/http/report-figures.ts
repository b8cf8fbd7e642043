import {
  reportDimensions,
  type AnalyticsReport,
  type ReportFigures,
} from '@astaguide/contracts/analytics-report';
import type { Client } from 'pg';

/** What a report should say, computed from the raw log alone, in another way than the product's. */
export interface FiguresOfLog {
  series: ({ start: string } & Compared)[];
  totals: Compared;
  breakdowns: Record<string, Record<string, Compared>>;
}

interface Compared extends ReportFigures {
  compared: ReportFigures | null;
}

/**
 * $1 and $2 are the period, $3 how many days the comparison lies before it. Events of the comparison stand here
 * as if they had come in the period.
 */
const EVENTS = `
  WITH person AS (
    SELECT timestamp AT TIME ZONE 'UTC' AS at, event_type, product_id, page, slot, source, country, visitor,
      user_agents.device
    FROM analytics_events log JOIN user_agents ON user_agents.id = log.user_agent_id
    WHERE bot_reasons IS NULL
  ), events AS (
    SELECT 'now' AS side, person.* FROM person WHERE at::date BETWEEN $1::date AND $2::date
    UNION ALL
    SELECT 'before', at + make_interval(days => $3), event_type, product_id, page, slot, source, country, visitor,
      device
    FROM person WHERE at::date + $3::integer BETWEEN $1::date AND $2::date
  )`;

const figuresOf = (side: string, visitor: string) => `json_build_object(
    'views', count(*) FILTER (WHERE side = '${side}' AND event_type = 'page_view'),
    'clicks', count(*) FILTER (WHERE side = '${side}' AND event_type = 'affiliate_click'),
    'visitors', count(DISTINCT ${visitor}) FILTER (WHERE side = '${side}'))`;

const daily = (side: string) => figuresOf(side, '(e.at::date, visitor)');

/** Reads the log for a report that was answered. */
export async function figuresOfLog(
  database: Client,
  { period, grain }: Pick<AnalyticsReport, 'period' | 'grain'>,
  compare: 'previous' | 'year' | 'none',
): Promise<FiguresOfLog> {
  const { rows: lags } = await database.query<{ lag: number }>(
    compare === 'year'
      ? `SELECT $1::date - ($1::date - interval '1 year')::date AS lag, $2::text`
      : `SELECT $2::date - $1::date + 1 AS lag`,
    [period.from, period.to],
  );
  const ask = async <Row extends { now: ReportFigures; before: ReportFigures }>(
    select: string,
    ...more: unknown[]
  ): Promise<(Omit<Row, 'now' | 'before'> & Compared)[]> => {
    const parameters = [period.from, period.to, lags[0]!.lag, ...more];
    const { rows } = await database.query<Row>(EVENTS + select, parameters);
    return rows.map(({ now, before, ...row }) => ({
      ...row,
      ...now,
      compared: compare === 'none' ? null : before,
    }));
  };
  const visitor = grain === 'hour' ? `(date_trunc('hour', e.at), visitor)` : '(e.at::date, visitor)';
  const series = await ask<{ start: string; now: ReportFigures; before: ReportFigures }>(
    `SELECT to_char(greatest(bucket, $1::date::timestamp), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS start,
       ${figuresOf('now', visitor)} AS now, ${figuresOf('before', visitor)} AS before
     FROM (
       SELECT DISTINCT date_trunc($4, moment) AS bucket
       FROM generate_series($1::date::timestamp, $2::date + interval '23 hours', interval '1 hour') AS moment
     ) AS buckets LEFT JOIN events e ON date_trunc($4, e.at) = bucket
     GROUP BY bucket ORDER BY bucket`,
    grain,
  );
  const [totals] = await ask(`SELECT ${daily('now')} AS now, ${daily('before')} AS before FROM events e`);
  const breakdowns: FiguresOfLog['breakdowns'] = {};
  for (const dimension of reportDimensions) {
    const column = dimension === 'product' ? 'product_id::text' : dimension;
    const rows = await ask<{ key: string; now: ReportFigures; before: ReportFigures }>(
      `SELECT ${column} AS key, ${daily('now')} AS now, ${daily('before')} AS before
       FROM events e WHERE ${column} IS NOT NULL AND side = ANY ($4) GROUP BY 1`,
      // Without a comparison, what came before the period is not listed.
      compare === 'none' ? ['now'] : ['now', 'before'],
    );
    breakdowns[dimension] = Object.fromEntries(rows.map(({ key, ...figures }) => [key, figures]));
  }
  return { series, totals: totals!, breakdowns };
}
