import { AFFILIATE_CLICK_ID, dimensions, PAGE_VIEW_ID } from '@astaguide/database/dimensions';
import { IS_OF_DAY } from './day-events.sql';

/**
 * A day's sessions by how far they came: every session, those that looked at the comparison or a review, and of
 * these the ones that followed a buy link then or later. A session ends with a pause of 30 minutes, and at
 * midnight, when visitors get new numbers.
 */
export const FUNNELS_DUE = `
  WITH day_events AS MATERIALIZED (
    SELECT e.visitor, e.timestamp, e.id, e.type_id, e.page_id, origins.channel_id, e.country_id, agents.device_id,
      e.timestamp - lag(e.timestamp) OVER visit < interval '30 minutes' AS goes_on
    FROM events e
    JOIN origins ON origins.id = e.origin_id
    JOIN user_agents agents ON agents.id = e.user_agent_id
    WHERE ${IS_OF_DAY}
    WINDOW visit AS (PARTITION BY e.visitor ORDER BY e.timestamp, e.id)
  ),
  engaging AS MATERIALIZED (
    SELECT page_id FROM (SELECT DISTINCT page_id FROM day_events WHERE page_id IS NOT NULL) AS pages
    WHERE EXISTS (SELECT FROM texts WHERE id = page_id AND (value = '/comparison' OR value LIKE '/review/_%'))
  ),
  numbered AS (
    SELECT *, type_id = ${PAGE_VIEW_ID} AND page_id IN (SELECT page_id FROM engaging) AS engages,
      count(*) FILTER (WHERE goes_on IS NOT TRUE) OVER (PARTITION BY visitor ORDER BY timestamp, id) AS session
    FROM day_events
  ),
  sessions AS MATERIALIZED (
    SELECT (array_agg(channel_id ORDER BY timestamp, id))[1] AS channel_id,
      (array_agg(country_id ORDER BY timestamp, id))[1] AS country_id,
      (array_agg(device_id ORDER BY timestamp, id))[1] AS device_id,
      min(timestamp) FILTER (WHERE engages) AS engaged_at,
      max(timestamp) FILTER (WHERE type_id = ${AFFILIATE_CLICK_ID}) AS clicked_at
    FROM numbered GROUP BY visitor, session
  )
  SELECT dimension, key_id, count(*)::integer AS sessions, count(engaged_at)::integer AS engaged,
    count(*) FILTER (WHERE clicked_at >= engaged_at)::integer AS clicked
  FROM sessions CROSS JOIN LATERAL (VALUES
    (${dimensions.total}::smallint, 0), (${dimensions.channel}::smallint, channel_id),
    (${dimensions.country}::smallint, country_id), (${dimensions.device}::smallint, device_id)
  ) AS keys(dimension, key_id)
  WHERE key_id IS NOT NULL GROUP BY dimension, key_id`;
