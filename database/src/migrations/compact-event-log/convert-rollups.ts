/** Every key that a row `e` of the log is counted under. */
const DIMENSIONS = `CROSS JOIN LATERAL (VALUES
      (0::smallint, 0), (1, e.type_id), (2, e.product_id), (3, e.page_id), (4, e.slot_id), (5, origins.source_id),
      (6, origins.channel_id), (8, e.country_id), (9, agents.device_id), (10, agents.browser_id),
      (11, e.language_id)
    ) AS d(dimension, key_id)`;

/** Events, each once for every key, with the UTC day and the quarter-hour of that day. */
const COUNTED = `
  SELECT (e.timestamp AT TIME ZONE 'UTC')::date AS day, date_bin('15 minutes', e.timestamp, '2000-01-01Z') AS quarter,
    d.dimension, d.key_id, e.visitor, e.type_id
  FROM analytics_events e
  JOIN event_origins origins ON origins.id = e.origin_id
  JOIN user_agents agents ON agents.id = e.user_agent_id
  ${DIMENSIONS}
  WHERE e.bot_reasons IS NULL AND d.key_id IS NOT NULL`;

const FIGURES = 'page_views, clicks, events, visitors';

/** The old dimension's number, and the key's id. */
const OLD_KEY = `array_position(ARRAY['total', 'type', 'product', 'page', 'slot', 'source', 'channel', 'campaign',
      'country', 'device'], dimension) - 1 AS dimension,
    CASE dimension WHEN 'total' THEN 0 WHEN 'product' THEN key::integer
      ELSE (SELECT id FROM event_texts WHERE md5(value)::uuid = md5(key)::uuid) END AS key_id`;

/** Days that are in the old rollups while their month's events are gone: their figures are carried over. */
const DROPPED = `date_trunc('month', day::timestamp)::date IN (SELECT month FROM compacted_months)`;

/** All rollups anew from the log, and those of dropped months from the old rollups. */
export const convertRollups = [
  `INSERT INTO quarter_rollups (quarter, key_id, dimension, ${FIGURES})
    WITH counted AS MATERIALIZED (${COUNTED})
    SELECT quarter, key_id, dimension, sum(page_views), sum(clicks), sum(events), sum(visitors)
    FROM (
      SELECT quarter, key_id, dimension, count(*) FILTER (WHERE type_id = 1) AS page_views,
        count(*) FILTER (WHERE type_id = 2) AS clicks, count(*) AS events, 0 AS visitors
      FROM counted GROUP BY quarter, key_id, dimension
      UNION ALL
      SELECT quarter, key_id, dimension, 0, 0, 0, count(*)
      FROM (
        SELECT min(quarter) AS quarter, key_id, dimension FROM counted GROUP BY day, key_id, dimension, visitor
      ) AS firsts
      GROUP BY quarter, key_id, dimension
    ) AS parts
    GROUP BY quarter, key_id, dimension
    ORDER BY dimension, quarter, key_id`,
  // Their bots are in no rollup: what was counted is what is known of them.
  `INSERT INTO compacted_months (month, events)
    SELECT date_trunc('month', day::timestamp)::date AS month, sum(events) FROM old_daily_rollups
    WHERE dimension = 'total' AND events > 0 AND NOT EXISTS (
      SELECT FROM analytics_events
      WHERE timestamp >= date_trunc('month', day::timestamp) AT TIME ZONE 'UTC'
        AND timestamp < (date_trunc('month', day::timestamp) + interval '1 month') AT TIME ZONE 'UTC'
    )
    GROUP BY 1`,
  // Old hours counted a visitor again: the day's visitors are put where the key was first seen.
  `INSERT INTO quarter_rollups (quarter, key_id, dimension, ${FIGURES})
    SELECT hour, key_id, dimension, page_views, clicks, events,
      CASE WHEN hour = min(hour) OVER (PARTITION BY day, dimension, key_id) THEN (
        SELECT visitors FROM old_daily_rollups daily
        WHERE daily.day = hours.day AND daily.dimension = hours.old_dimension AND daily.key = hours.key
      ) ELSE 0 END
    FROM (
      SELECT hour, (hour AT TIME ZONE 'UTC')::date AS day, dimension AS old_dimension, key, page_views, clicks,
        events, ${OLD_KEY}
      FROM old_hourly_rollups
    ) AS hours
    WHERE ${DROPPED}`,
  `INSERT INTO daily_rollups (day, key_id, dimension, ${FIGURES})
    SELECT (quarter AT TIME ZONE 'UTC')::date AS day, key_id, dimension, sum(page_views), sum(clicks), sum(events),
      sum(visitors)
    FROM quarter_rollups GROUP BY 1, 2, 3 ORDER BY 3, 1, 2`,
  `INSERT INTO visitor_marks (mark, day, quarter)
    SELECT visitor # hashint4extended(key_id, dimension), day,
      min(extract(epoch FROM quarter)::bigint / 900 % 96)::smallint
    FROM (${COUNTED} AND e.timestamp >= date_trunc('day', now() - interval '3 days', 'UTC')) AS counted
    GROUP BY 1, 2`,
];
