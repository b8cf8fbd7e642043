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
    SELECT timestamp AT TIME ZONE 'UTC' AS at, event_type, product_id, page, slot, source, country, device, visitor,
      NOT EXISTS (
        SELECT FROM event_log earlier
        WHERE earlier.visitor = log.visitor AND earlier.bot_reasons IS NULL
          AND (earlier.timestamp AT TIME ZONE 'UTC')::date = (log.timestamp AT TIME ZONE 'UTC')::date
          AND (earlier.timestamp, earlier.id) < (log.timestamp, log.id)
      ) AS is_first
    FROM event_log log
    WHERE bot_reasons IS NULL
  ), events AS (
    SELECT 'now' AS side, person.* FROM person WHERE at::date BETWEEN $1::date AND $2::date
    UNION ALL
    SELECT 'before', at + make_interval(days => $3), event_type, product_id, page, slot, source, country, device,
      visitor, is_first
    FROM person WHERE at::date + $3::integer BETWEEN $1::date AND $2::date
  )`;

/** Daily visitors; within a day, each in the hour of the day's first event. */
const figuresOf = (side: string, which = '') => `json_build_object(
    'views', count(*) FILTER (WHERE side = '${side}' AND event_type = 'page_view'),
    'clicks', count(*) FILTER (WHERE side = '${side}' AND event_type = 'affiliate_click'),
    'visitors', count(DISTINCT (e.at::date, visitor)) FILTER (WHERE side = '${side}' ${which}))`;
const hourly = (side: string) => figuresOf(side, 'AND is_first');

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
  const figures = grain === 'hour' ? hourly : (side: string) => figuresOf(side);
  const series = await ask<{ start: string; now: ReportFigures; before: ReportFigures }>(
    `SELECT to_char(greatest(bucket, $1::date::timestamp), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS start,
       ${figures('now')} AS now, ${figures('before')} AS before
     FROM (
       SELECT DISTINCT date_trunc($4, moment) AS bucket
       FROM generate_series($1::date::timestamp, $2::date + interval '23 hours', interval '1 hour') AS moment
     ) AS buckets LEFT JOIN events e ON date_trunc($4, e.at) = bucket
     GROUP BY bucket ORDER BY bucket`,
    grain,
  );
  const [totals] = await ask(
    `SELECT ${figuresOf('now')} AS now, ${figuresOf('before')} AS before FROM events e`,
  );
  const breakdowns: FiguresOfLog['breakdowns'] = {};
  for (const dimension of reportDimensions) {
    const column = dimension === 'product' ? 'product_id::text' : dimension;
    const rows = await ask<{ key: string; now: ReportFigures; before: ReportFigures }>(
      `SELECT ${column} AS key, ${figuresOf('now')} AS now, ${figuresOf('before')} AS before
       FROM events e WHERE ${column} IS NOT NULL AND side = ANY ($4) GROUP BY 1`,
      // Without a comparison, what came before the period is not listed.
      compare === 'none' ? ['now'] : ['now', 'before'],
    );
    breakdowns[dimension] = Object.fromEntries(rows.map(({ key, ...figures }) => [key, figures]));
  }
  return { series, totals: totals!, breakdowns };
}
