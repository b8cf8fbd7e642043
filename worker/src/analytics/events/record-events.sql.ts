import { eventColumns, type EventColumns } from '@astaguide/database/event-store/event-columns';
import { AFFILIATE_CLICK_ID } from '@astaguide/database/event-store/dimensions';
import { ROLLUPS_CHANNEL } from '@astaguide/database/event-store/channels';
import { dayInZone, dayStartInZone } from '@astaguide/database/event-store/site-days.sql';
import { OPEN_DAYS } from '@astaguide/contracts/analytics/report/open-days';
import {
  ALL_DIMENSIONS,
  clickMark,
  DAY_LOCK,
  dayNumber,
  eventMetricsSql,
  hourOf,
  isVisitSql,
  METRICS,
  sharesClickMark,
  spreadOver,
  metricSumsSql,
  visitorMark,
} from '../rollups/dimensions';
import { monthOf } from '../rollups/monthly-tables.sql';

/** What the statement needs of an event in addition to its columns: the keys of its rollups, and other facts. */
export const countedKeys = {
  source_id: 'integer',
  channel_id: 'integer',
  campaign_id: 'integer',
  medium_id: 'integer',
  content_id: 'integer',
  term_id: 'integer',
  device_id: 'integer',
  browser_id: 'integer',
  /** Recorded as product_id if the product exists. */
  given_product_id: 'integer',
  is_demo: 'boolean',
};

const ADD_TO_KNOWN = METRICS.map((metric) => `${metric} = known.${metric} + excluded.${metric}`).join(', ');
const TODAY = dayInZone('now()', 'zone');
const IS_FINAL = `day < ${TODAY} - ${OPEN_DAYS - 1}`;

/**
 * Records events, their rollups and the notification in one statement, so in one round trip. Rollups change only for
 * rows that were actually inserted into the log. The keys of every table are written in sorted order, and the tables
 * always in the same order, so that workers never deadlock. Locks are acquired before the first write: the time zone lock,
 * because it decides the days of events, and the locks of these days. A final day's lock is exclusive: its visitors can no
 * longer be counted incrementally, so the day is rebuilt in the same transaction.
 *
 * A visitor counts in the hour of the day's first event, a unique click in the hour of the first click on the product.
 * If an earlier event arrives late, the mark moves; it records its previous hour, where the count is subtracted. Only
 * marks of the total have an hour. All other marks never change, so they are inserted without reading them first:
 * existing ones are skipped by the insert.
 *
 * A late event invalidates its month. This is an INSERT, because a DELETE would not see a mark that was added while
 * this statement waited. Recent days are never in a summed month.
 *
 * Tables are read by scalar subqueries, which the planner never turns into joins: with RECORDING_OPTIONS, each is an
 * index lookup in every plan, even one that was made while the tables were empty.
 *
 * @param columns columns of the log
 * @returns SQL with two parameters: $1 is the JSON text of an array of RecordableEvent, $2 the sweep of their ids. Its
 *   row has `finalDays`, the final days ('YYYY-MM-DD') of the recorded events, and `isSwept`: then a later sweep may
 *   have removed rows with these ids, and nothing was recorded
 */
export function recordEventsSql(columns: EventColumns = eventColumns): string {
  const sent = Object.entries(columns).filter(
    ([, column]) => !('setBy' in column && column.setBy === 'statement'),
  );
  const logged = ['product_id', ...sent.map(([name]) => name)].join(', ');
  return `
WITH zone AS MATERIALIZED (SELECT * FROM hold_time_zone()),
sent AS MATERIALIZED (
  SELECT DISTINCT ON (sent.id) sent.*, ${dayInZone('sent.occurred_at', 'zone')} AS day,
    (SELECT products.id FROM products WHERE products.id = sent.given_product_id) AS product_id
  FROM zone JOIN json_to_recordset($1::json) AS sent(
    ${sent.map(([name, { type }]) => `${name} ${type.split(' ')[0]}`).join(', ')},
    ${Object.entries(countedKeys)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')}
  ) ON zone.sweep = $2::bigint
  ORDER BY sent.id
),
locked AS MATERIALIZED (
  SELECT day, ${dayStartInZone('day', 'zone')} AS starts_at, CASE WHEN ${IS_FINAL}
    THEN pg_advisory_xact_lock(${DAY_LOCK}, ${dayNumber('day')})
    ELSE pg_advisory_xact_lock_shared(${DAY_LOCK}, ${dayNumber('day')}) END
  FROM (SELECT DISTINCT day FROM sent ORDER BY day) AS days, zone
),
incoming AS MATERIALIZED (
  SELECT sent.*, ${hourOf('sent.occurred_at', '(SELECT starts_at FROM locked WHERE locked.day = sent.day)')} AS hour
  FROM sent WHERE (SELECT count(*) FROM locked) > 0
),
fresh AS (
  INSERT INTO event_ids (id) SELECT id FROM incoming ORDER BY id ON CONFLICT (id) DO NOTHING RETURNING id
),
taken AS MATERIALIZED (
  SELECT incoming.* FROM incoming JOIN fresh ON fresh.id = incoming.id
),
logged AS (
  INSERT INTO events (${logged}) SELECT ${logged}
  FROM taken
),
sold AS (
  -- Networks may report a sale before its click has arrived. A product that the owner corrected stays.
  UPDATE conversions SET
    product_id = CASE WHEN 'productId' = ANY(conversions.corrected) THEN conversions.product_id
      ELSE coalesce(conversions.product_id, taken.product_id) END,
    awaits_click = false
  FROM taken
  WHERE conversions.click_id = taken.id AND taken.type_id = ${AFFILIATE_CLICK_ID}
    AND conversions.click_id IS NOT NULL AND (conversions.product_id IS NULL OR conversions.awaits_click)
),
spread AS MATERIALIZED (
  SELECT d.dimension, d.key_id, e.day, CASE WHEN d.dimension = 0 THEN e.hour END AS hour, e.visitor, e.product_id,
    ${eventMetricsSql}
  FROM taken e ${spreadOver(ALL_DIMENSIONS)}
  WHERE e.bot_reasons IS NULL AND d.key_id IS NOT NULL
),
seen AS MATERIALIZED (
  SELECT dimension, key_id, day, ${visitorMark('e')} AS mark, min(hour) AS hour, 1 AS visitors, 0 AS unique_clicks
  FROM spread e WHERE ${isVisitSql} GROUP BY dimension, key_id, day, visitor
  UNION ALL
  SELECT dimension, key_id, day, ${clickMark('e')}, min(hour), 0, 1
  FROM spread e WHERE clicks = 1 GROUP BY dimension, key_id, day, visitor, product_id
),
marked_with_hour AS (
  INSERT INTO visitors_seen AS known (mark, day, hour)
  SELECT mark, day, hour
  FROM seen
  WHERE dimension = 0 AND (SELECT visitors_seen.hour <= seen.hour FROM visitors_seen
    WHERE visitors_seen.day = seen.day AND visitors_seen.mark = seen.mark) IS NOT TRUE
  ORDER BY day, mark
  ON CONFLICT (day, mark) DO UPDATE SET hour = excluded.hour, previous_hour = known.hour
    WHERE known.hour > excluded.hour
  RETURNING day, mark, hour, previous_hour
),
marked AS (
  INSERT INTO visitors_seen (mark, day)
  SELECT mark, day
  FROM seen
  WHERE dimension > 0 AND NOT (unique_clicks = 1 AND ${sharesClickMark('seen')})
  ORDER BY day, mark
  ON CONFLICT (day, mark) DO NOTHING
  RETURNING day, mark
),
counted AS MATERIALIZED (
  SELECT seen.dimension, seen.key_id, seen.day, seen.visitors, seen.unique_clicks, new.hour, new.previous_hour
  FROM (
    SELECT * FROM marked_with_hour UNION ALL SELECT day, mark, NULL, NULL FROM marked
  ) AS new JOIN seen ON seen.mark = new.mark AND seen.day = new.day
),
hours AS (
  INSERT INTO hourly_rollups AS known (hour, page_views, clicks, events, visitors, unique_clicks)
  SELECT hour, ${metricSumsSql}, sum(visitors), sum(unique_clicks)
  FROM (
    SELECT hour, page_views, clicks, events, 0 AS visitors, 0 AS unique_clicks FROM spread
    UNION ALL
    SELECT moves.hour, 0, 0, 0, moves.sign * visitors, moves.sign * unique_clicks
    FROM counted CROSS JOIN LATERAL (VALUES (counted.hour, 1), (counted.previous_hour, -1)) AS moves(hour, sign)
    WHERE dimension = 0
  ) AS parts
  WHERE hour IS NOT NULL GROUP BY hour ORDER BY hour
  ON CONFLICT (hour) DO UPDATE SET ${ADD_TO_KNOWN}
),
days AS (
  INSERT INTO daily_rollups AS known (dimension, day, key_id, page_views, clicks, events, visitors, unique_clicks)
  SELECT dimension, day, key_id, ${metricSumsSql}, sum(visitors), sum(unique_clicks)
  FROM (
    SELECT dimension, day, key_id, page_views, clicks, events, 0 AS visitors, 0 AS unique_clicks FROM spread
    UNION ALL
    SELECT dimension, day, key_id, 0, 0, 0, visitors, unique_clicks FROM counted WHERE previous_hour IS NULL
  ) AS parts
  GROUP BY dimension, day, key_id ORDER BY dimension, day, key_id
  ON CONFLICT (dimension, day, key_id) DO UPDATE SET ${ADD_TO_KNOWN}
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
SELECT ARRAY(SELECT DISTINCT day::text FROM taken, zone WHERE ${IS_FINAL} ORDER BY 1) AS "finalDays",
  (SELECT sweep <> $2::bigint FROM zone) AS "isSwept",
  CASE WHEN EXISTS (SELECT FROM spread) THEN pg_notify('${ROLLUPS_CHANNEL}', '') END`;
}

/** Creates the log's partition for the month of the time $1, unless it is there. */
export const ENSURE_PARTITION = 'SELECT ensure_event_partition($1)';

/** PostgreSQL settings for the connections of `recordEventsSql`. */
export const RECORDING_OPTIONS =
  '-c jit=off -c enable_seqscan=off -c enable_bitmapscan=off -c plan_cache_mode=force_generic_plan';
