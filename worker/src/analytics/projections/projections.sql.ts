import { learnNamesSql } from '@astaguide/database/event-store/sent-names.sql';
import { countDriftSql, isCountedInDaySql } from '../rollups/day-events.sql';
import { DAY_LOCK, dayNumber } from '../rollups/dimensions';
import { invalidateMonthSql, MONTHLY_PROJECTIONS } from '../rollups/monthly-tables.sql';
import type { ProjectionTable } from './projection-tables';

/** Settings of the transactions that compute a day from the log. */
export const PROJECTION_SETTINGS = `
  SET LOCAL work_mem = '64MB'; SET LOCAL jit = off; SET LOCAL max_parallel_workers_per_gather = 0`;

/** SQL for whether the projections of a row of log_days are stale and can be computed from the log. */
export const isStaleSql = `log_days.changed_at > coalesce(log_days.projected_at, '-infinity')
  AND log_days.dropped_at IS NULL`;

/** The stale days, newest first. */
export const LIST_STALE = `SELECT day::text FROM log_days WHERE ${isStaleSql} ORDER BY log_days.day DESC`;

/** A row if the day $1 is stale. */
export const FIND_STALE = `SELECT FROM log_days WHERE day = $1::date AND ${isStaleSql}`;

/** A row if the projections of the day $1 are up to date. */
export const FIND_CURRENT = `
  SELECT FROM log_days WHERE day = $1::date AND projected_at IS NOT NULL AND NOT (${isStaleSql})`;

/** Waits for the recorders of the day $1. Later statements see every change of the day before the row's `moment`. */
export const WAIT_FOR_RECORDERS = `
  WITH locked AS MATERIALIZED (SELECT pg_advisory_xact_lock(${DAY_LOCK}, ${dayNumber('$1::date')}))
  SELECT clock_timestamp()::text AS moment FROM locked`;

export const REOPEN_MONTH = invalidateMonthSql(MONTHLY_PROJECTIONS);

/** Learns which networks sent which names on the day $1. */
export const LEARN_NAMES = learnNamesSql(isCountedInDaySql);

/** Marks the day $1 as computed from what was in the log at the time $2. */
export const MARK_PROJECTED = 'UPDATE log_days SET projected_at = $2 WHERE day = $1::date';

/** A table's key may start with another column than the day, so that a range of one key is one index scan. */
const storedOf = ({ table, keys }: ProjectionTable) =>
  keys[0] === 'dimension'
    ? `${table} WHERE dimension = ANY ('{0,1,2,3,4,5,6,7,8,9,10,11,15,16,17,18}'::smallint[]) AND day = $1::date`
    : `${table} WHERE day = $1::date`;

/** Replaces the stored rows with the expected ones. Each statement takes the day as $1. */
export function swapIn(projections: ProjectionTable): string[] {
  const { table, keys, metrics, due } = projections;
  const columns = [...keys, ...metrics].join(', ');
  return [
    `DELETE FROM ${storedOf(projections)}`,
    `INSERT INTO ${table} (day, ${columns})
     SELECT $1::date, ${columns} FROM (${due}) AS due ORDER BY ${keys.join(', ')}`,
  ];
}

/** Counts stored rows that differ from the expected ones, or exist on one side only. $1 is the day. */
export function countDrift(projections: ProjectionTable): string {
  const { keys, metrics, due } = projections;
  return countDriftSql(due, `SELECT * FROM ${storedOf(projections)}`, keys.join(', '), metrics);
}
