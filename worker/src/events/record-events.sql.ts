import { ROLLUPS_CHANNEL } from '@astaguide/database/channels';
import { ADDITIVE_FIGURES, DAY_LOCK, DIMENSIONS, VISITOR_MARK } from '../rollups/dimensions';

/**
 * Records events of one UTC hour: log rows, rollups and the notice to the dashboards in one statement, and
 * so in one transaction and one round trip. Rollups move only for rows the log really took. Every table's
 * keys are written in sorted order, and the tables always in the same order, so that workers never deadlock.
 *
 * Tables are looked up by scalar subqueries, which no planner turns into a join: with RECORDING_OPTIONS each
 * is an index lookup in every plan, also in one that was made and kept while the tables were empty.
 *
 * $1 JSON text of an array of RecordableEvent, $2 the hour's beginning, $3 the hour's bit in a mark.
 */
export const RECORD_EVENTS_SQL = `
WITH locked AS MATERIALIZED (
  SELECT pg_advisory_xact_lock_shared(${DAY_LOCK}, ($2::timestamptz AT TIME ZONE 'UTC')::date - date '2000-01-01')
),
incoming AS MATERIALIZED (
  SELECT DISTINCT ON (sent.id) sent.*
  FROM locked, json_to_recordset($1::json) AS sent(
    id uuid, "timestamp" timestamptz, "eventType" text, "eventData" text, "productId" integer, page text,
    slot text, rank smallint, price numeric, source text, referrer text, visitor bigint, "ipAddress" text,
    country text, language text, "userAgentId" integer, "botReasons" text[]
  )
  ORDER BY sent.id
),
fresh AS (
  INSERT INTO event_ids (id) SELECT id FROM incoming ORDER BY id ON CONFLICT (id) DO NOTHING RETURNING id
),
logged AS (
  INSERT INTO analytics_events (
    timestamp, id, event_type, event_data, product_id, page, slot, rank, price, source, referrer, visitor,
    ip_address, country, language, user_agent_id, bot_reasons
  )
  SELECT timestamp, incoming.id, "eventType", "eventData",
    (SELECT products.id FROM products WHERE products.id = incoming."productId"),
    page, slot, rank, price, source, referrer, visitor, "ipAddress", country, language, "userAgentId",
    "botReasons"
  FROM incoming JOIN fresh ON fresh.id = incoming.id
  RETURNING event_type, product_id, page, slot, source, visitor, country, user_agent_id, bot_reasons
),
counted AS MATERIALIZED (
  SELECT logged.*, (SELECT device FROM user_agents WHERE user_agents.id = logged.user_agent_id) AS device
  FROM logged
  WHERE bot_reasons IS NULL
),
seen AS MATERIALIZED (
  SELECT DISTINCT d.dimension, d.key, ${VISITOR_MARK} AS mark
  FROM counted e ${DIMENSIONS}
  WHERE d.key IS NOT NULL
),
marked AS (
  INSERT INTO visitor_marks AS known (day, mark, hours)
  SELECT ($2::timestamptz AT TIME ZONE 'UTC')::date, mark, $3::integer
  FROM seen
  WHERE coalesce((
    SELECT hours FROM visitor_marks
    WHERE visitor_marks.day = ($2::timestamptz AT TIME ZONE 'UTC')::date AND visitor_marks.mark = seen.mark
  ), 0) & $3::integer = 0
  ORDER BY mark
  ON CONFLICT (day, mark) DO UPDATE SET hours = known.hours | excluded.hours
    WHERE known.hours & excluded.hours = 0
  -- Only a mark made just now has this hour's bit alone.
  RETURNING known.mark, known.hours = $3::integer AS new_today
),
deltas AS MATERIALIZED (
  SELECT dimension, key, sum(page_views) AS page_views, sum(clicks) AS clicks, sum(events) AS events,
    sum(hour_visitors) AS hour_visitors, sum(day_visitors) AS day_visitors
  FROM (
    SELECT d.dimension, d.key, ${ADDITIVE_FIGURES}, 0 AS hour_visitors, 0 AS day_visitors
    FROM counted e ${DIMENSIONS}
    WHERE d.key IS NOT NULL
    GROUP BY d.dimension, d.key
    UNION ALL
    SELECT seen.dimension, seen.key, 0, 0, 0, count(*), count(*) FILTER (WHERE new_today)
    FROM seen JOIN marked ON marked.mark = seen.mark
    GROUP BY seen.dimension, seen.key
  ) AS parts
  GROUP BY dimension, key
),
hourly AS (
  INSERT INTO hourly_rollups AS known (hour, dimension, key, page_views, clicks, events, visitors)
  SELECT $2::timestamptz, dimension, key, page_views, clicks, events, hour_visitors
  FROM deltas ORDER BY dimension, key
  ON CONFLICT (dimension, hour, key) DO UPDATE SET
    page_views = known.page_views + excluded.page_views, clicks = known.clicks + excluded.clicks,
    events = known.events + excluded.events, visitors = known.visitors + excluded.visitors
),
daily AS (
  INSERT INTO daily_rollups AS known (day, dimension, key, page_views, clicks, events, visitors)
  SELECT ($2::timestamptz AT TIME ZONE 'UTC')::date, dimension, key, page_views, clicks, events, day_visitors
  FROM deltas ORDER BY dimension, key
  ON CONFLICT (dimension, day, key) DO UPDATE SET
    page_views = known.page_views + excluded.page_views, clicks = known.clicks + excluded.clicks,
    events = known.events + excluded.events, visitors = known.visitors + excluded.visitors
)
SELECT (SELECT count(*) FROM logged)::integer AS recorded,
  CASE WHEN EXISTS (SELECT FROM counted) THEN pg_notify('${ROLLUPS_CHANNEL}', '') END`;

/** PostgreSQL settings of the connections that run RECORD_EVENTS_SQL. */
export const RECORDING_OPTIONS = '-c jit=off -c enable_seqscan=off -c plan_cache_mode=force_generic_plan';
