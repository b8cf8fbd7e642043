import { ROLLUPS_CHANNEL } from '@astaguide/database/channels';
import { dayInZone, dayStartInZone } from '@astaguide/database/site-days.sql';
import { OPEN_DAYS } from '@astaguide/contracts/open-days';
import {
  ALL_DIMENSIONS,
  DAY_LOCK,
  dayNumber,
  FIGURES_OF_EVENT,
  hourOf,
  spreadOver,
  SUMS,
  visitorMark,
} from '../rollups/dimensions';
import { monthOf } from '../rollups/monthly-sums';

const TODAY = dayInZone('now()', 'zone');

/**
 * Records events, their rollups and the notice to the dashboards in one statement, and so in one transaction and one
 * round trip. Rollups move only for rows the log really took. Every table's keys are written in sorted order, and the
 * tables always in the same order, so that workers never deadlock. Locks are held before anything is written: that of
 * the site's time zone, by which events have their days, and those of the days.
 *
 * A visitor counts in the hour of the day's first event. One that comes late but lies earlier moves the mark; the mark
 * says where it was, so that the visitor is taken away there. A month that is summed up no longer is: an INSERT meets a
 * mark that was made while this statement waited, which a DELETE would not see. The last days are in no such month.
 *
 * Tables are looked up by scalar subqueries, which no planner turns into a join: with RECORDING_OPTIONS each
 * is an index lookup in every plan, also in one that was made and kept while the tables were empty.
 *
 * $1 JSON text of an array of RecordableEvent.
 */
export const RECORD_EVENTS_SQL = `
WITH zone AS MATERIALIZED (SELECT * FROM hold_time_zone()),
sent AS MATERIALIZED (
  SELECT DISTINCT ON (sent.id) sent.*, ${dayInZone('sent.timestamp', 'zone')} AS day,
    (SELECT products.id FROM products WHERE products.id = sent.given_product_id) AS product_id
  FROM zone, json_to_recordset($1::json) AS sent(
    id uuid, "timestamp" timestamptz(3), visitor bigint, type_id integer, origin_id integer, source_id integer,
    channel_id integer, campaign_id integer, user_agent_id integer, device_id integer, browser_id integer,
    page_id integer, country_id integer, language_id integer, given_product_id integer, slot_id integer,
    data_id integer, rank smallint, data_keys smallint, network cidr, price numeric, taken_after_ms integer,
    sent_before_ms integer, job_id text, data text, bot_reasons text[], is_demo boolean
  )
  ORDER BY sent.id
),
locked AS MATERIALIZED (
  SELECT day, ${dayStartInZone('day', 'zone')} AS starts_at, pg_advisory_xact_lock_shared(${DAY_LOCK}, ${dayNumber('day')})
  FROM (SELECT DISTINCT day FROM sent ORDER BY day) AS days, zone
),
incoming AS MATERIALIZED (
  SELECT sent.*, ${hourOf('sent.timestamp', '(SELECT starts_at FROM locked WHERE locked.day = sent.day)')} AS hour
  FROM sent WHERE (SELECT count(*) FROM locked) > 0
),
fresh AS (
  INSERT INTO event_ids (id) SELECT id FROM incoming ORDER BY id ON CONFLICT (id) DO NOTHING RETURNING id
),
taken AS MATERIALIZED (
  SELECT incoming.* FROM incoming JOIN fresh ON fresh.id = incoming.id
),
logged AS (
  INSERT INTO events (
    timestamp, visitor, id, type_id, origin_id, user_agent_id, recorded_after_ms, taken_after_ms,
    sent_before_ms, page_id, country_id,
    language_id, product_id, slot_id, data_id, rank, data_keys, network, price, job_id, data, bot_reasons
  )
  SELECT timestamp, visitor, id, type_id, origin_id, user_agent_id,
    least(greatest(extract(epoch FROM clock_timestamp() - timestamp) * 1000, -2147483648), 2147483647)::integer,
    taken_after_ms, sent_before_ms, page_id, country_id, language_id, product_id, slot_id, data_id, rank, data_keys,
    network, price, job_id, data, bot_reasons
  FROM taken
),
spread AS MATERIALIZED (
  SELECT d.dimension, d.key_id, e.day, CASE WHEN d.dimension = 0 THEN e.hour END AS hour, e.visitor,
    ${FIGURES_OF_EVENT}
  FROM taken e ${spreadOver(ALL_DIMENSIONS)}
  WHERE e.bot_reasons IS NULL AND d.key_id IS NOT NULL
),
seen AS MATERIALIZED (
  SELECT dimension, key_id, day, ${visitorMark('e')} AS mark, min(hour) AS hour
  FROM spread e GROUP BY dimension, key_id, day, visitor
),
marked AS (
  INSERT INTO visitors_seen AS known (mark, day, hour)
  SELECT mark, day, hour
  FROM seen
  WHERE (SELECT coalesce(visitors_seen.hour <= seen.hour, true) FROM visitors_seen
    WHERE visitors_seen.day = seen.day AND visitors_seen.mark = seen.mark) IS NOT TRUE
  ORDER BY day, mark
  ON CONFLICT (day, mark) DO UPDATE SET hour = excluded.hour, previous_hour = known.hour
    WHERE known.hour > excluded.hour
  RETURNING day, mark, hour, previous_hour
),
hours AS (
  INSERT INTO hourly_rollups AS known (hour, page_views, clicks, events, visitors)
  SELECT hour, ${SUMS}, sum(visitors)
  FROM (
    SELECT hour, page_views, clicks, events, 0 AS visitors FROM spread
    UNION ALL
    SELECT moves.hour, 0, 0, 0, moves.visitors
    FROM marked CROSS JOIN LATERAL (VALUES (marked.hour, 1), (marked.previous_hour, -1)) AS moves(hour, visitors)
  ) AS parts
  WHERE hour IS NOT NULL GROUP BY hour ORDER BY hour
  ON CONFLICT (hour) DO UPDATE SET
    page_views = known.page_views + excluded.page_views, clicks = known.clicks + excluded.clicks,
    events = known.events + excluded.events, visitors = known.visitors + excluded.visitors
),
days AS (
  INSERT INTO daily_rollups AS known (dimension, day, key_id, page_views, clicks, events, visitors)
  SELECT dimension, day, key_id, ${SUMS}, sum(visitors)
  FROM (
    SELECT dimension, day, key_id, page_views, clicks, events, 0 AS visitors FROM spread
    UNION ALL
    SELECT seen.dimension, seen.day, seen.key_id, 0, 0, 0, 1
    FROM marked JOIN seen ON seen.mark = marked.mark AND seen.day = marked.day WHERE marked.previous_hour IS NULL
  ) AS parts
  GROUP BY dimension, day, key_id ORDER BY dimension, day, key_id
  ON CONFLICT (dimension, day, key_id) DO UPDATE SET
    page_views = known.page_views + excluded.page_views, clicks = known.clicks + excluded.clicks,
    events = known.events + excluded.events, visitors = known.visitors + excluded.visitors
),
changed AS (
  INSERT INTO log_days AS known (day, changed_at, has_demo)
  SELECT day, clock_timestamp(), coalesce(bool_or(is_demo), false) FROM taken GROUP BY day ORDER BY day
  ON CONFLICT (day) DO UPDATE SET changed_at = greatest(known.changed_at, excluded.changed_at),
    has_demo = known.has_demo OR excluded.has_demo
),
reopened AS (
  INSERT INTO log_months AS known (month)
  SELECT DISTINCT ${monthOf('day')} AS month FROM taken, zone WHERE day < ${TODAY} - 1 ORDER BY month
  ON CONFLICT (month) DO UPDATE SET rollups_summed_at = NULL WHERE known.rollups_summed_at IS NOT NULL
)
SELECT (SELECT count(*) FROM taken)::integer AS recorded,
  ARRAY(SELECT day::text FROM locked, zone WHERE day < ${TODAY} - ${OPEN_DAYS - 1}) AS "finalDays",
  CASE WHEN EXISTS (SELECT FROM spread) THEN pg_notify('${ROLLUPS_CHANNEL}', '') END`;

/** PostgreSQL settings of the connections that run RECORD_EVENTS_SQL. */
export const RECORDING_OPTIONS = '-c jit=off -c enable_seqscan=off -c plan_cache_mode=force_generic_plan';
