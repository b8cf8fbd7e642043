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

/**
 * SQL for a day's sessions: in total, and by the page of their first and of their last page view. A session ends after 30
 * minutes of inactivity, and at midnight, when visitor hashes change. A bounce has one event, impressions aside; the
 * milliseconds are from its first to its last event. One row per dimension and key_id with SESSION_METRICS.
 *
 * @param events condition for the rows `e` of the log of one day
 * @param passing condition that one event of a session must meet; null for every session
 */
export const sessionsSql = (events: string, passing: string | null = null) => `
  WITH day_events AS MATERIALIZED (
    SELECT e.visitor, e.occurred_at, e.id, e.type_id, e.page_id, e.product_id, ${passing ?? 'true'} AS passes,
      (e.occurred_at - lag(e.occurred_at) OVER visit < interval '30 minutes') IS NOT TRUE AS begins
    FROM events e
    WHERE ${events}${
      passing === null
        ? ''
        : ` AND e.visitor IN (SELECT e.visitor FROM events e WHERE ${events} AND ${passing})`
    }
    WINDOW visit AS (PARTITION BY e.visitor ORDER BY e.occurred_at, e.id)
  ),
  numbered AS (
    SELECT *, count(*) FILTER (WHERE begins) OVER (PARTITION BY visitor ORDER BY occurred_at, id) AS session
    FROM day_events
  ),
  visits AS MATERIALIZED (
    SELECT visitor, session,
      coalesce((array_agg(page_id ORDER BY occurred_at, id)
        FILTER (WHERE type_id = ${PAGE_VIEW_ID} AND page_id IS NOT NULL))[1], 0) AS entry_id,
      coalesce((array_agg(page_id ORDER BY occurred_at DESC, id DESC)
        FILTER (WHERE type_id = ${PAGE_VIEW_ID} AND page_id IS NOT NULL))[1], 0) AS exit_id,
      (count(*) FILTER (WHERE type_id IS DISTINCT FROM ${idOfText(`'${OFFERS_SEEN}'`)}) <= 1)::integer AS bounces,
      (extract(epoch FROM max(occurred_at) - min(occurred_at)) * 1000)::bigint AS milliseconds,
      count(*) FILTER (WHERE type_id = ${PAGE_VIEW_ID}) AS page_views,
      count(*) FILTER (WHERE type_id = ${AFFILIATE_CLICK_ID}) AS clicks,
      array_agg(DISTINCT coalesce(product_id, 0)) FILTER (WHERE type_id = ${AFFILIATE_CLICK_ID}) AS clicked
    FROM numbered GROUP BY visitor, session HAVING bool_or(passes)
  ),
  keyed AS MATERIALIZED (
    SELECT keys.dimension, keys.key_id, visits.*
    FROM visits CROSS JOIN LATERAL (VALUES (${dimensions.total}::smallint, 0),
      (${sessionDimensions.entryPage}::smallint, nullif(entry_id, 0)),
      (${sessionDimensions.exitPage}::smallint, nullif(exit_id, 0))) AS keys(dimension, key_id)
    WHERE keys.key_id IS NOT NULL
  )
  SELECT dimension, key_id, ${SESSION_METRICS.map((metric) => `sum(${metric})::bigint AS ${metric}`).join(', ')}
  FROM (
    SELECT dimension, key_id, count(*) AS sessions, sum(bounces) AS bounces, sum(milliseconds) AS milliseconds,
      sum(page_views) AS page_views, sum(clicks) AS clicks, 0 AS unique_clicks, count(DISTINCT visitor) AS visitors
    FROM keyed GROUP BY dimension, key_id
    UNION ALL
    SELECT dimension, key_id, 0, 0, 0, 0, 0, count(DISTINCT (visitor, product_id)), 0
    FROM keyed CROSS JOIN unnest(clicked) AS product_id GROUP BY dimension, key_id
  ) AS counted
  GROUP BY dimension, key_id`;
