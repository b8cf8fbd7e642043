import { OFFERS_SEEN } from '@astaguide/contracts/analytics/offers-seen';
import { AFFILIATE_CLICK_ID, dimensions, PAGE_VIEW_ID } from './dimensions';
import { idOfText } from './event-columns';

/** The dimensions of sessions besides the total, by the numbers that daily_sessions stores: no other dimension has them. */
export const sessionDimensions = { entryPage: 15, exitPage: 16 } as const;

/** The columns of daily_sessions that are counted. */
export const SESSION_METRICS = [
  'sessions',
  'bounces',
  'milliseconds',
  'page_views',
  'clicks',
  'unique_clicks',
  'visitors',
] as const;

/** The time without an event that ends a session. */
export const SESSION_GAP = '30 minutes';

/**
 * SQL for a day's events, each with `begins`: whether a session begins with it. A session ends after 30 minutes of
 * inactivity, and at midnight, when visitor hashes change.
 *
 * @param events a query of the day's events with visitor, occurred_at, id and further columns
 */
export const sessionEventsSql = (events: string) => `
    SELECT *, (occurred_at - lag(occurred_at) OVER visit < interval '${SESSION_GAP}') IS NOT TRUE AS begins
    FROM (${events}) AS day_events
    WINDOW visit AS (PARTITION BY visitor ORDER BY occurred_at, id)`;

/**
 * SQL condition for rows `e` of the log of one day: the events of visitors with one that passes. The others have no part
 * in sessions that pass, and sorting takes longest.
 *
 * @param events condition for the rows `e` of the day
 * @param passing condition that one event must meet; null for every event
 */
export const ofVisitorsSql = (events: string, passing: string | null) =>
  passing === null
    ? events
    : `${events} AND e.visitor IN (SELECT e.visitor FROM events e WHERE ${events} AND ${passing})`;

const SUMMED = ['bounces', 'milliseconds', 'page_views', 'clicks'] as const;

/** The columns of a session that all of its events have a part in, apart from its pages. */
export const SESSION_COUNTS = `
      (count(*) FILTER (WHERE type_id IS DISTINCT FROM ${idOfText(`'${OFFERS_SEEN}'`)}) <= 1)::integer AS bounces,
      (extract(epoch FROM max(occurred_at) - min(occurred_at)) * 1000)::integer AS milliseconds,
      (count(*) FILTER (WHERE type_id = ${PAGE_VIEW_ID}))::integer AS page_views,
      (count(*) FILTER (WHERE type_id = ${AFFILIATE_CLICK_ID}))::integer AS clicks,
      array_agg(coalesce(product_id, 0)) FILTER (WHERE type_id = ${AFFILIATE_CLICK_ID}) AS clicked`;

/** A viewed page behind its place among the visitor's events: the least is the first. Sorting pages took a third of the time. */
const viewedPage = `place << 32 | page_id) FILTER (WHERE type_id = ${PAGE_VIEW_ID}`;
/** The bits of a page behind its place. */
export const PAGE_BITS = 2n ** 32n - 1n;

/**
 * SQL for the sessions of a day with an event that passes: one row each, with its visitor, the page of its first and of
 * its last page view (`entry_id`, `exit_id`) and SESSION_COUNTS.
 *
 * @param events a query of the day's events with visitor, occurred_at, id, type_id, page_id, product_id and `passes`
 */
export const sessionRowsSql = (events: string) => `
    SELECT visitor, (min(${viewedPage}) & ${PAGE_BITS})::integer AS entry_id,
      (max(${viewedPage}) & ${PAGE_BITS})::integer AS exit_id, ${SESSION_COUNTS}
    FROM (
      SELECT *, count(*) FILTER (WHERE begins) OVER visit AS session, row_number() OVER visit AS place
      FROM (${sessionEventsSql(events)}) AS begun
      WINDOW visit AS (PARTITION BY visitor ORDER BY occurred_at, id)
    ) AS numbered
    GROUP BY visitor, session HAVING bool_or(passes)`;

/**
 * SQL for the sums of a day's sessions: in total, and by the page of their first and of their last page view. A bounce has
 * one event, impressions aside; the milliseconds are from its first to its last event. One row per dimension and key_id
 * with SESSION_METRICS.
 *
 * @param sessions a query of rows of sessionRowsSql
 */
export const sessionSumsSql = (sessions: string) => `
  WITH sessions AS MATERIALIZED (${sessions}
  ),
  keyed AS MATERIALIZED (
    SELECT ${dimensions.total}::smallint AS dimension, 0 AS key_id, * FROM sessions
    UNION ALL SELECT ${sessionDimensions.entryPage}, entry_id, * FROM sessions WHERE entry_id IS NOT NULL
    UNION ALL SELECT ${sessionDimensions.exitPage}, exit_id, * FROM sessions WHERE exit_id IS NOT NULL
  )
  SELECT dimension, key_id, ${SESSION_METRICS.map((metric) => `sum(${metric})::bigint AS ${metric}`).join(', ')}
  FROM (
    SELECT dimension, key_id, sum(sessions) AS sessions, sum(bounces) AS bounces, sum(milliseconds) AS milliseconds,
      sum(page_views) AS page_views, sum(clicks) AS clicks, 0 AS unique_clicks, count(*) AS visitors
    FROM (
      SELECT dimension, key_id, visitor, count(*) AS sessions,
        ${SUMMED.map((metric) => `sum(${metric})::integer AS ${metric}`).join(', ')}
      FROM keyed GROUP BY dimension, key_id, visitor
    ) AS visitors
    GROUP BY dimension, key_id
    UNION ALL
    SELECT dimension, key_id, 0, 0, 0, 0, 0, count(DISTINCT hashint8extended(visitor, product_id)), 0
    FROM keyed CROSS JOIN unnest(clicked) AS product_id GROUP BY dimension, key_id
  ) AS counted
  GROUP BY dimension, key_id`;

/** SQL for the sums of all sessions of a day. @param events condition for the rows `e` of the log of the day */
export const sessionsSql = (events: string) =>
  sessionSumsSql(
    sessionRowsSql(`
        SELECT e.visitor, e.occurred_at, e.id, e.type_id, e.page_id, e.product_id, true AS passes
        FROM events e WHERE ${events}`),
  );
