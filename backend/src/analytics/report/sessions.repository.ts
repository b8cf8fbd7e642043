import { NO_SESSIONS, type SessionSums } from '@astaguide/contracts/analytics/report/analytics-report';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { SESSION_METRICS, sessionDimensions } from '@astaguide/database/event-store/sessions.sql';
import type { RangeCover } from './cover-range';
import type { CountedRow } from './filtered/filtered-metrics.sql';
import { type RankedKey, type Sided, rankKeys } from './key-ranking.sql';
import type { Reader } from './reader';

/**
 * The sessions of the dimensions $1 in the months $3 of the sides $2, on days ($4, $5), on imported days ($6 to $8) and in
 * imported months ($9, $10), and rows ($11, JSON) that were counted from the log. OFFSET 0 is an optimization fence, so that the rows are found by the primary key.
 */
const SESSIONS = `
    SELECT of AS side, dimension, key_id, ${SESSION_METRICS.join(', ')}
    FROM unnest($2::integer[], $3::date[]) AS bucket(of, month)
    CROSS JOIN LATERAL (
      SELECT * FROM monthly_sessions WHERE dimension = ANY($1::smallint[]) AND month = bucket.month OFFSET 0
    ) AS sessions
    UNION ALL
    SELECT of, dimension, key_id, ${SESSION_METRICS.join(', ')}
    FROM unnest($4::integer[], $5::date[]) AS bucket(of, day)
    CROSS JOIN LATERAL (
      SELECT * FROM daily_sessions WHERE dimension = ANY($1::smallint[]) AND day = bucket.day OFFSET 0
    ) AS sessions
    UNION ALL
    SELECT of, dimension, key_id, sessions, bounces, milliseconds, page_views, 0, 0, visitors
    FROM unnest($6::integer[], $7::date[], $8::date[]) AS bucket(of, first, last)
    CROSS JOIN LATERAL (
      SELECT * FROM imported_metrics
      WHERE dimension = ANY($1::smallint[]) AND day BETWEEN bucket.first AND bucket.last AND sessions > 0 OFFSET 0
    ) AS sessions
    UNION ALL
    SELECT of, dimension, key_id, sessions, bounces, milliseconds, page_views, 0, 0, visitors
    FROM unnest($9::integer[], $10::date[]) AS bucket(of, month)
    CROSS JOIN LATERAL (
      SELECT * FROM imported_months
      WHERE dimension = ANY($1::smallint[]) AND month = bucket.month AND sessions > 0 OFFSET 0
    ) AS sessions
    UNION ALL
    SELECT side, dimension, key_id, sessions, bounces, milliseconds, views, clicks, "uniqueClicks", visitors
    FROM json_to_recordset($11::json) AS counted (side integer, dimension integer, key_id integer, sessions bigint,
      bounces bigint, milliseconds bigint, views bigint, clicks bigint, "uniqueClicks" bigint, visitors bigint)
    WHERE dimension = ANY($1::smallint[])`;

const TOTALS = {
  name: 'session-totals',
  text: `
  SELECT side, sum(sessions)::float8 AS sessions, sum(bounces)::float8 AS bounces,
    sum(milliseconds)::float8 AS milliseconds, sum(page_views)::float8 AS views,
    sum(clicks)::float8 AS clicks
  FROM (${SESSIONS}) AS sessions GROUP BY side`,
};

/** Ranks entry and exit pages: at most $12 of each. */
const PAGES = {
  name: 'session-pages',
  text: rankKeys(
    `SELECT side, dimension, key_id, page_views, clicks, unique_clicks, visitors, sessions AS events
    FROM (${SESSIONS}) AS sessions`,
    '$12',
    `'{}'::smallint[]`,
  ),
};

/** The months and days of the period (0) and of the comparison (1), and the rows that were counted from the log. */
export interface CountedSessions {
  cover: RangeCover;
  counted: readonly (CountedRow & Sided)[];
}

/** All sessions of the period, and those of the comparison. */
export async function findSessions(
  reader: Reader,
  { cover, counted }: CountedSessions,
): Promise<[now: SessionSums, before: SessionSums]> {
  const values = [[dimensions.total], ...bucketsOf(cover), JSON.stringify(counted)];
  const rows = await reader.query<(SessionSums & Sided)[]>(TOTALS, values);
  const of = (side: number) => rows.find((row) => row.side === side) ?? NO_SESSIONS;
  return [of(0), of(1)];
}

/**
 * Ranks entry and exit pages; `events` of a row are sessions.
 *
 * @param asked numbers of the requested dimensions
 * @param limit maximum number of pages of each
 */
export const findSessionPages = (
  reader: Reader,
  asked: readonly (typeof sessionDimensions)[keyof typeof sessionDimensions][],
  limit: number,
  { cover, counted }: CountedSessions,
): Promise<RankedKey[]> => reader.query(PAGES, [asked, ...bucketsOf(cover), JSON.stringify(counted), limit]);

const bucketsOf = ({ months, days, imported, importedMonths }: RangeCover) => [
  ...months,
  ...days,
  ...imported,
  ...importedMonths,
];
