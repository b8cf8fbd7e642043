import { isStaleSql } from '../analytics/projections/projections.sql';

/** SQL for the days that overlap the month $1. The first and the last may belong to two months. */
const DAYS_OF_MONTH = `generate_series(
    day_of($1::timestamp AT TIME ZONE 'UTC'),
    day_of(($1::timestamp + interval '1 month' - interval '1 millisecond') AT TIME ZONE 'UTC'), interval '1 day'
  ) AS days(day)`;

/** The name of a partition as an identifier. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The months of the log that end before the day $1, oldest first. Rows of LogMonth. */
export const FIND_MONTHS_BEFORE = `
  SELECT * FROM (
    SELECT relname AS partition, replace(substring(relname FROM '_(\\d{4}_\\d{2})$'), '_', '-') || '-01' AS month
    FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'events'::regclass
  ) AS months
  WHERE month IS NOT NULL AND (month::date + interval '1 month')::date <= $1::date ORDER BY month`;

/** The days that overlap the month $1. */
export const FIND_DAYS = `SELECT day::date::text FROM ${DAYS_OF_MONTH}`;

/** The days from $1 to $2 whose events were dropped, each with the date of the drop. */
export const FIND_DROPPED = `
  SELECT day::text, day_of(dropped_at)::text AS dropped FROM log_days
  WHERE dropped_at IS NOT NULL AND day BETWEEN $1::date AND $2::date ORDER BY log_days.day`;

export const countEventsSql = (partition: string) => `SELECT count(*) AS events FROM ${quoted(partition)}`;

/** A row if a day of the month $1 still needs the log: its projections are stale, or it is due for a rebuild. */
export const FIND_WAITING = `
  SELECT FROM log_days
  WHERE day IN (SELECT days.day FROM ${DAYS_OF_MONTH}) AND (${isStaleSql} OR rebuild_due) LIMIT 1`;

/** Marks the days of the month $1 as dropped, with the number of their events in the partition. */
export const markDroppedSql = (partition: string) => `
  INSERT INTO log_days AS known (day, dropped_at, dropped_events)
  SELECT days.day, now(), (
    SELECT count(*) FROM ${quoted(partition)}
    WHERE occurred_at >= day_start(days.day::date) AND occurred_at < day_start(days.day::date + 1))
  FROM ${DAYS_OF_MONTH}
  ON CONFLICT (day) DO UPDATE SET dropped_at = excluded.dropped_at,
    dropped_events = coalesce(known.dropped_events, 0) + excluded.dropped_events`;

export const dropPartitionSql = (partition: string) => `DROP TABLE ${quoted(partition)}`;
