import { isInDaySql } from '../../analytics/rollups/day-events.sql';

/** The site's days that overlap the UTC day $1. */
export const FIND_SITE_DAYS = `
  SELECT DISTINCT day_of(edge)::text AS day
  FROM unnest(ARRAY[$1::timestamp, $1::timestamp + interval '1 day' - interval '1 millisecond']) AS edges(utc)
  CROSS JOIN LATERAL (SELECT utc AT TIME ZONE 'UTC' AS edge) AS moments ORDER BY day`;

/** The demo events of the UTC day $1 with their products. The log is not read if no day has demo events. */
export const FIND_DEMO_EVENTS = `
  SELECT e.id, e.product_id AS product FROM events e JOIN origins ON origins.id = e.origin_id
  WHERE e.occurred_at >= $1::timestamp AT TIME ZONE 'UTC'
    AND e.occurred_at < ($1::timestamp + interval '1 day') AT TIME ZONE 'UTC'
    AND origins.is_demo AND EXISTS (SELECT FROM log_days WHERE has_demo)`;

/** Days that have demo events in the log, oldest first. */
export const FIND_DEMO_DAYS = `
  SELECT day::text FROM log_days WHERE has_demo AND dropped_at IS NULL ORDER BY log_days.day`;

/** Deletes the demo events of the day $1 with their ids, so that the same ones may be added again. */
export const DELETE_DEMO_EVENTS = `
  WITH deleted AS (
    DELETE FROM events e USING origins
    WHERE ${isInDaySql} AND origins.id = e.origin_id AND origins.is_demo RETURNING e.id
  ), forgotten AS (
    DELETE FROM event_ids WHERE id IN (SELECT id FROM deleted)
  ), unmarked AS (
    UPDATE log_days SET has_demo = false WHERE day = $1::date
  )
  SELECT count(*)::integer AS events FROM deleted`;
