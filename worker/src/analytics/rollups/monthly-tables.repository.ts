import { Inject, Injectable } from '@nestjs/common';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';
import {
  invalidateMonthSql,
  MONTHLY_PROJECTIONS,
  MONTHLY_ROLLUPS,
  type MonthlySums,
  type MonthlyTable,
  monthOf,
} from './monthly-tables.sql';
import { oldestOpenDaySql } from '@astaguide/database/event-store/site-days.sql';
import { countDriftSql } from './day-events.sql';

/** SQL for the expected rows of a month ($1, its first day), without their month. */
const due = ({ daily, keys, counts }: MonthlyTable) => `
  SELECT ${keys}, ${counts.map((count) => `sum(${count}) AS ${count}`).join(', ')} FROM ${daily}
  WHERE day >= $1::date AND day < ($1::date + interval '1 month')::date GROUP BY ${keys}`;

/** Adds the months of all days that have or had events. */
const ADD_MONTHS = `
  INSERT INTO log_months (month) SELECT DISTINCT ${monthOf('day')} FROM log_days WHERE changed_at IS NOT NULL
  ON CONFLICT DO NOTHING`;

/** The months whose days are all final at the time $1 and that are not summed yet, newest first. */
const listUnsummedSql = ({ isSummed }: MonthlySums) => `
  SELECT month::text FROM log_months
  WHERE (${isSummed}) IS NOT TRUE AND (month + interval '1 month')::date <= ${oldestOpenDaySql('$1::timestamptz')}
  ORDER BY log_months.month DESC`;

/**
 * The number of rows of the month $1 that differ from its days; 0 unless it is summed and ends with the day $2.
 */
const countMonthDriftSql = (table: MonthlyTable, { isSummed }: MonthlySums) => `
  ${countDriftSql(due(table), `SELECT * FROM ${table.monthly} WHERE month = $1::date`, table.keys, table.counts)}
    AND $2::date + 1 = ($1::date + interval '1 month')::date
    AND EXISTS (SELECT FROM log_months WHERE log_months.month = $1::date AND ${isSummed})`;

/**
 * Sums the month $1. Each statement takes its first day. A transaction that changes one of the days holds the row that
 * the first statement locks until it commits, or waits for it and then invalidates the month.
 */
const sumMonthSql = ({ tables, marks }: MonthlySums): readonly string[] => [
  'SELECT FROM log_months WHERE month = $1::date FOR UPDATE',
  ...tables.flatMap((table) => [
    `DELETE FROM ${table.monthly} WHERE month = $1::date`,
    `INSERT INTO ${table.monthly} (month, ${table.keys}, ${table.counts.join(', ')})
     SELECT $1::date, due.* FROM (${due(table)}) AS due ORDER BY ${table.keys}`,
  ]),
  `UPDATE log_months SET ${marks.map((mark) => `${mark} = now()`).join(', ')} WHERE month = $1::date`,
];

/** Whole months, which long ranges are read from. Months and days are in the site's time zone, as 'YYYY-MM-DD'. */
export abstract class MonthlySumsRepository {
  protected constructor(
    private readonly pool: Pool,
    private readonly sums: MonthlySums,
  ) {}

  /**
   * Sums every month whose days are all final and that is not summed yet, the newest first.
   *
   * @returns the first days of the months that were summed
   */
  async sum(now: Date): Promise<string[]> {
    await this.pool.query(ADD_MONTHS);
    const { rows } = await this.pool.query<{ month: string }>(listUnsummedSql(this.sums), [now]);
    for (const { month } of rows)
      await inTransaction(this.pool, 'READ COMMITTED', async (client) => {
        for (const statement of sumMonthSql(this.sums)) await client.query(statement, [month]);
      });
    return rows.map(({ month }) => month);
  }

  /**
   * @returns the number of rows of the month that ends with the day that differ from its days; 0 when no summed month
   *   ends
   */
  async verify(day: string): Promise<number> {
    let drift = 0;
    for (const table of this.sums.tables) {
      const { rows } = await this.pool.query<{ rows: number }>(countMonthDriftSql(table, this.sums), [
        `${day.slice(0, 7)}-01`,
        day,
      ]);
      drift += rows[0]!.rows;
    }
    return drift;
  }

  /** Invalidates the day's month: readers use its days until it is summed again. */
  async invalidate(day: string): Promise<void> {
    await this.pool.query(invalidateMonthSql(this.sums), [day]);
  }
}

/** The months of the rollups. */
@Injectable()
export class MonthlyRollupsRepository extends MonthlySumsRepository {
  constructor(@Inject(POOL) pool: Pool) {
    super(pool, MONTHLY_ROLLUPS);
  }
}

/** The months of the projections. */
@Injectable()
export class MonthlyProjectionsRepository extends MonthlySumsRepository {
  constructor(@Inject(POOL) pool: Pool) {
    super(pool, MONTHLY_PROJECTIONS);
  }
}

/**
 * Invalidates the month that ends with a day if its sums are wrong.
 *
 * @returns the number of rows that differed
 */
export async function mendSums(sums: MonthlySumsRepository, day: string): Promise<number> {
  const drift = await sums.verify(day);
  if (drift > 0) await sums.invalidate(day);
  return drift;
}
