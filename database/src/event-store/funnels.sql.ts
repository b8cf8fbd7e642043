import { AFFILIATE_CLICK_ID, dimensions, PAGE_VIEW_ID } from './dimensions';
import { goalRulesSql, reachesGoalSql } from './goals.sql';
import { ofVisitorsSql, sessionEventsSql } from './sessions.sql';

/**
 * SQL for a day's funnel: sessions, engaged sessions (viewed a comparison or a review), and those of them that
 * clicked a buy link then or later. One row per dimension and key_id with sessions, engaged and clicked.
 *
 * @param events condition for the rows `e` of the log of one day
 * @param passing condition that one event of a session must meet; null for every session
 * @param goal SQL for the name of a goal; the rows then have `reached`, the engaged sessions that reached it then or later
 */
export const funnelsSql = (events: string, passing: string | null = null, goal: string | null = null) => `
  WITH ${goal === null ? '' : `goal AS MATERIALIZED (${goalRulesSql} WHERE lower(name) = lower(${goal})),`} day_events AS MATERIALIZED (${sessionEventsSql(`
      SELECT e.visitor, e.occurred_at, e.id, e.type_id, e.page_id, e.origin_id, e.country_id, e.user_agent_id,
        ${goal === null ? 'false' : `EXISTS (SELECT FROM goal WHERE ${reachesGoalSql})`} AS reaches,
        ${passing ?? 'true'} AS passes
      FROM events e WHERE ${ofVisitorsSql(events, passing)}`)}
  ),
  engaging AS MATERIALIZED (
    SELECT page_id FROM (SELECT DISTINCT page_id FROM day_events WHERE page_id IS NOT NULL) AS pages
    WHERE EXISTS (
      SELECT FROM texts
      WHERE id = page_id AND (value = '/comparison' OR value LIKE '/compare/_%' OR value LIKE '/review/_%')
    )
  ),
  numbered AS (
    SELECT *, type_id = ${PAGE_VIEW_ID} AND page_id IN (SELECT page_id FROM engaging) AS engages,
      count(*) FILTER (WHERE begins) OVER (PARTITION BY visitor ORDER BY occurred_at, id) AS session
    FROM day_events
  ),
  -- Of the event that begins a session, max takes the only value.
  sessions AS MATERIALIZED (
    SELECT max(origin_id) FILTER (WHERE begins) AS origin_id, max(country_id) FILTER (WHERE begins) AS country_id,
      max(user_agent_id) FILTER (WHERE begins) AS user_agent_id,
      min(occurred_at) FILTER (WHERE engages) AS engaged_at,
      max(occurred_at) FILTER (WHERE type_id = ${AFFILIATE_CLICK_ID}) AS clicked_at,
      max(occurred_at) FILTER (WHERE reaches) AS reached_at
    FROM numbered GROUP BY visitor, session HAVING bool_or(passes)
  )
  SELECT dimension, key_id, count(*)::integer AS sessions, count(engaged_at)::integer AS engaged,
    count(*) FILTER (WHERE clicked_at >= engaged_at)::integer AS clicked,
    count(*) FILTER (WHERE reached_at >= engaged_at)::integer AS reached
  FROM sessions
  JOIN origins ON origins.id = origin_id JOIN user_agents agents ON agents.id = user_agent_id
  CROSS JOIN LATERAL (VALUES
    (${dimensions.total}::smallint, 0), (${dimensions.channel}::smallint, channel_id),
    (${dimensions.country}::smallint, country_id), (${dimensions.device}::smallint, device_id)
  ) AS keys(dimension, key_id)
  WHERE key_id IS NOT NULL GROUP BY dimension, key_id`;
