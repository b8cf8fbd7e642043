import { oldestOpenDaySql } from '@astaguide/database/event-store/site-days.sql';
import { countDriftSql } from './count-drift.sql';
import { monthOf, type MonthlyTable } from './monthly-tables';

/** SQL for the expected rows of a month ($1, its first day), without their month. */
const due = ({ daily, keys, counts }: MonthlyTable) => `
  SELECT ${keys}, ${counts.map((count) => `sum(${count}) AS ${count}`).join(', ')} FROM ${daily}
  WHERE day >= $1::date AND day < ($1::date + interval '1 month')::date GROUP BY ${keys}`;

/** Adds the months of all days that have or had events. */
export const ADD_MONTHS = `
  INSERT INTO log_months (month) SELECT DISTINCT ${monthOf('day')} FROM log_days WHERE changed_at IS NOT NULL
  ON CONFLICT DO NOTHING`;

/** The months whose days are all final at the time $1 and that are not summed yet, newest first. */
export const listUnsummedSql = ({ summedAt }: MonthlyTable) => `
  SELECT month::text FROM log_months
  WHERE ${summedAt} IS NULL AND (month + interval '1 month')::date <= ${oldestOpenDaySql('$1::timestamptz')}
  ORDER BY log_months.month DESC`;

/**
 * The number of rows of the month $1 that differ from its days; 0 unless it is summed and ends with the day $2.
 */
export const countMonthDriftSql = (table: MonthlyTable) => `
  ${countDriftSql(due(table), `SELECT * FROM ${table.monthly} WHERE month = $1::date`, table.keys, table.counts)}
    AND $2::date + 1 = ($1::date + interval '1 month')::date
    AND EXISTS (SELECT FROM log_months WHERE log_months.month = $1::date AND ${table.summedAt} IS NOT NULL)`;

/** Invalidates the month of the day $1. */
export const invalidateMonthSql = ({ summedAt }: MonthlyTable) =>
  `UPDATE log_months SET ${summedAt} = NULL WHERE month = ${monthOf('$1::date')}`;

/**
 * Sums the month $1. Each statement takes its first day. A transaction that changes one of the days holds the row that
 * the first statement locks until it commits, or waits for it and then invalidates the month.
 */
export const sumMonthSql = (table: MonthlyTable): readonly string[] => [
  'SELECT FROM log_months WHERE month = $1::date FOR UPDATE',
  `DELETE FROM ${table.monthly} WHERE month = $1::date`,
  `INSERT INTO ${table.monthly} (month, ${table.keys}, ${table.counts.join(', ')})
   SELECT $1::date, due.* FROM (${due(table)}) AS due ORDER BY ${table.keys}`,
  `UPDATE log_months SET ${table.summedAt} = now() WHERE month = $1::date`,
];
