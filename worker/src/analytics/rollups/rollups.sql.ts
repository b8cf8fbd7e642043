import { isInDaySql } from './day-events.sql';

/** Days that are due for a rebuild after a change of the time zone, newest first. */
export const LIST_DUE = 'SELECT day::text FROM log_days WHERE rebuild_due ORDER BY log_days.day DESC';

/** A row if the day $1 is due for a rebuild. */
export const FIND_DUE = 'SELECT FROM log_days WHERE day = $1::date AND rebuild_due';

/** A row if the raw events of the day $1 were dropped. */
export const FIND_DROPPED = 'SELECT FROM log_days WHERE day = $1::date AND dropped_at IS NOT NULL';

/**
 * Marks the day $1 as changed if it has or had events, and deletes its row if it was only due for a rebuild. Each
 * statement takes the day as $1.
 */
export const MARK_REBUILT: readonly string[] = [
  `INSERT INTO log_days (day, changed_at)
   SELECT $1::date, clock_timestamp()
   WHERE EXISTS (SELECT FROM events e WHERE ${isInDaySql})
     OR EXISTS (SELECT FROM log_days WHERE day = $1::date AND changed_at IS NOT NULL)
   ON CONFLICT (day) DO UPDATE SET changed_at = excluded.changed_at, rebuild_due = false`,
  'DELETE FROM log_days WHERE day = $1::date AND rebuild_due',
];
