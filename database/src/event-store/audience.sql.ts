import { AFFILIATE_CLICK_ID, audienceDimensions, PAGE_VIEW_ID } from './dimensions';

/** The columns of daily_audience that are counted. */
export const AUDIENCE_METRICS = ['page_views', 'clicks', 'unique_clicks', 'events', 'visitors'] as const;

/**
 * SQL for a day's metrics by operating system and by screen: one row per dimension and key_id with AUDIENCE_METRICS.
 * Visitor and product are hashed to one integer, because PostgreSQL sorts pairs several times slower.
 *
 * @param events condition for the rows `e` of the log of one day
 */
export const audienceSql = (events: string) => `
  SELECT dimension, key_id, (count(*) FILTER (WHERE type_id = ${PAGE_VIEW_ID}))::integer AS page_views,
    (count(*) FILTER (WHERE type_id = ${AFFILIATE_CLICK_ID}))::integer AS clicks,
    (count(DISTINCT hashint8extended(visitor, coalesce(product_id, 0)))
      FILTER (WHERE type_id = ${AFFILIATE_CLICK_ID}))::integer AS unique_clicks,
    count(*)::integer AS events, count(DISTINCT visitor)::integer AS visitors
  FROM (
    SELECT e.visitor, e.type_id, e.product_id, e.screen_id, agents.system_id
    FROM events e JOIN user_agents agents ON agents.id = e.user_agent_id WHERE ${events}
  ) AS e
  CROSS JOIN LATERAL (VALUES (${audienceDimensions.system}::smallint, system_id),
    (${audienceDimensions.screen}::smallint, screen_id)) AS keys(dimension, key_id)
  WHERE key_id IS NOT NULL
  GROUP BY dimension, key_id`;
