import { ROLLUPS_CHANNEL } from '@astaguide/database/channels';
import {
  ALL_DIMENSIONS,
  beginningOf,
  DAY_LOCK,
  dayNumber,
  FIGURES_OF_EVENT,
  quarterOf,
  spreadOver,
  SUMS,
  visitorMark,
} from '../rollups/dimensions';
import { monthOf } from '../rollups/monthly-sums';

const DAY = '$2::date';

/**
 * Records events of one UTC day: log rows, rollups and the notice to the dashboards in one statement, and
 * so in one transaction and one round trip. Rollups move only for rows the log really took. Every table's
 * keys are written in sorted order, and the tables always in the same order, so that workers never deadlock.
 *
 * A visitor counts in the quarter of the day's first event. One that comes late but lies earlier moves the mark;
 * the mark says where it was, so that the visitor is taken away there. A month that is summed up no longer is: an INSERT
 * meets a mark that was made while this statement waited, which a DELETE would not see. The last days are in no such month.
 *
 * Tables are looked up by scalar subqueries, which no planner turns into a join: with RECORDING_OPTIONS each
 * is an index lookup in every plan, also in one that was made and kept while the tables were empty.
 *
 * $1 JSON text of an array of RecordableEvent, $2 the day.
 */
export const RECORD_EVENTS_SQL = `
WITH locked AS MATERIALIZED (
  SELECT pg_advisory_xact_lock_shared(${DAY_LOCK}, ${dayNumber(DAY)})
),
incoming AS MATERIALIZED (
  SELECT DISTINCT ON (sent.id) sent.*,
    (SELECT products.id FROM products WHERE products.id = sent.given_product_id) AS product_id
  FROM locked, json_to_recordset($1::json) AS sent(
    id uuid, "timestamp" timestamptz(3), visitor bigint, type_id integer, origin_id integer, source_id integer,
    channel_id integer, campaign_id integer, user_agent_id integer, device_id integer, browser_id integer,
    page_id integer, country_id integer, language_id integer, given_product_id integer, slot_id integer,
    data_id integer, rank smallint, data_keys smallint, network cidr, price numeric, taken_after_ms integer,
    sent_before_ms integer,
    job_id text, data text, bot_reasons text[], is_demo boolean
  )
  ORDER BY sent.id
),
fresh AS (
  INSERT INTO event_ids (id) SELECT id FROM incoming ORDER BY id ON CONFLICT (id) DO NOTHING RETURNING id
),
taken AS MATERIALIZED (
  SELECT incoming.* FROM incoming JOIN fresh ON fresh.id = incoming.id
),
logged AS (
  INSERT INTO analytics_events (
    timestamp, visitor, id, type_id, origin_id, user_agent_id, recorded_after_ms, taken_after_ms,
    sent_before_ms, page_id, country_id,
    language_id, product_id, slot_id, data_id, rank, data_keys, network, price, job_id, data, bot_reasons
  )
  SELECT timestamp, visitor, id, type_id, origin_id, user_agent_id,
    least(greatest(extract(epoch FROM clock_timestamp() - timestamp) * 1000, -2147483648), 2147483647)::integer,
    taken_after_ms, sent_before_ms, page_id, country_id, language_id, product_id, slot_id, data_id, rank, data_keys, network, price,
    job_id, data, bot_reasons
  FROM taken
),
spread AS MATERIALIZED (
  SELECT d.dimension, d.key_id, ${quarterOf('e.timestamp')} AS quarter, e.visitor,
    ${FIGURES_OF_EVENT}
  FROM taken e ${spreadOver(ALL_DIMENSIONS)}
  WHERE e.bot_reasons IS NULL AND d.key_id IS NOT NULL
),
seen AS MATERIALIZED (
  SELECT dimension, key_id, ${visitorMark('e')} AS mark, min(quarter) AS quarter
  FROM spread e GROUP BY dimension, key_id, visitor
),
marked AS (
  INSERT INTO visitor_marks AS known (mark, day, quarter)
  SELECT mark, ${DAY}, quarter
  FROM seen
  WHERE quarter < coalesce(
    (SELECT quarter FROM visitor_marks WHERE visitor_marks.day = ${DAY} AND visitor_marks.mark = seen.mark), 96)
  ORDER BY mark
  ON CONFLICT (day, mark) DO UPDATE SET quarter = excluded.quarter, moved_from = known.quarter
    WHERE known.quarter > excluded.quarter
  RETURNING mark, quarter, moved_from
),
deltas AS MATERIALIZED (
  SELECT dimension, key_id, quarter, ${SUMS}, sum(visitors) AS visitors
  FROM (
    SELECT dimension, key_id, quarter, page_views, clicks, events, 0 AS visitors FROM spread
    UNION ALL
    SELECT seen.dimension, seen.key_id, moves.quarter, 0, 0, 0, moves.visitors
    FROM marked JOIN seen ON seen.mark = marked.mark
      CROSS JOIN LATERAL (VALUES (marked.quarter, 1), (marked.moved_from, -1)) AS moves(quarter, visitors)
    WHERE moves.quarter IS NOT NULL
  ) AS parts
  GROUP BY dimension, key_id, quarter
),
quarters AS (
  INSERT INTO quarter_rollups AS known (dimension, key_id, quarter, page_views, clicks, events, visitors)
  SELECT dimension, key_id, ${beginningOf(DAY, 'quarter')}, page_views, clicks, events, visitors
  FROM deltas ORDER BY dimension, key_id, quarter
  ON CONFLICT (dimension, key_id, quarter) DO UPDATE SET
    page_views = known.page_views + excluded.page_views, clicks = known.clicks + excluded.clicks,
    events = known.events + excluded.events, visitors = known.visitors + excluded.visitors
),
days AS (
  INSERT INTO daily_rollups AS known (dimension, day, key_id, page_views, clicks, events, visitors)
  SELECT dimension, ${DAY}, key_id, ${SUMS}, sum(visitors)
  FROM deltas GROUP BY dimension, key_id ORDER BY dimension, key_id
  ON CONFLICT (dimension, day, key_id) DO UPDATE SET
    page_views = known.page_views + excluded.page_views, clicks = known.clicks + excluded.clicks,
    events = known.events + excluded.events, visitors = known.visitors + excluded.visitors
),
changed AS (
  INSERT INTO log_days AS known (day, changed_at, has_demo)
  SELECT ${DAY}, clock_timestamp(), coalesce(bool_or(is_demo), false) FROM taken HAVING count(*) > 0
  ON CONFLICT (day) DO UPDATE SET changed_at = greatest(known.changed_at, excluded.changed_at),
    has_demo = known.has_demo OR excluded.has_demo
),
reopened AS (
  INSERT INTO log_months AS known (month)
  SELECT ${monthOf(DAY)} FROM taken WHERE ${DAY} < (now() AT TIME ZONE 'UTC')::date - 1 HAVING count(*) > 0
  ON CONFLICT (month) DO UPDATE SET rollups_summed_at = NULL WHERE known.rollups_summed_at IS NOT NULL
)
SELECT (SELECT count(*) FROM taken)::integer AS recorded,
  CASE WHEN EXISTS (SELECT FROM deltas) THEN pg_notify('${ROLLUPS_CHANNEL}', '') END`;

/** PostgreSQL settings of the connections that run RECORD_EVENTS_SQL. */
export const RECORDING_OPTIONS = '-c jit=off -c enable_seqscan=off -c plan_cache_mode=force_generic_plan';
