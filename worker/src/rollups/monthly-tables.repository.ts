import { Inject, Injectable } from '@nestjs/common';
import { oldestOpenDaySql } from '@astaguide/database/event-store/site-days.sql';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool, PoolClient } from 'pg';
import { POOL } from '../pools';
import { countDriftSql } from './count-drift.sql';
import { MONTHLY_ATTRIBUTIONS, MONTHLY_ROLLUPS, monthOf, type MonthlyTable } from './monthly-tables';

/** SQL for the expected rows of a month ($1, its first day), without their month. */
const due = ({ daily, keys, counts }: MonthlyTable) => `
  SELECT ${keys}, ${counts.map((count) => `sum(${count}) AS ${count}`).join(', ')} FROM ${daily}
  WHERE day >= $1::date AND day < ($1::date + interval '1 month')::date GROUP BY ${keys}`;

/**
 * A table of whole months, which long ranges are read from. Months and days are in the site's time zone, as 'YYYY-MM-
 * DD'.
 */
export abstract class MonthlyTableRepository {
  protected constructor(
    private readonly pool: Pool,
    private readonly table: MonthlyTable,
  ) {}

  /**
   * Sums every month whose days are all final and that is not summed yet, the newest first.
   *
   * @returns the first days of the months that were summed
   */
  async sum(now: Date): Promise<string[]> {
    await this.pool.query(
      `INSERT INTO log_months (month) SELECT DISTINCT ${monthOf('day')} FROM log_days WHERE changed_at IS NOT NULL
       ON CONFLICT DO NOTHING`,
    );
    const { rows } = await this.pool.query<{ month: string }>(
      `SELECT month::text FROM log_months
       WHERE ${this.table.summedAt} IS NULL
         AND (month + interval '1 month')::date <= ${oldestOpenDaySql('$1::timestamptz')}
       ORDER BY log_months.month DESC`,
      [now],
    );
    for (const { month } of rows)
      await inTransaction(this.pool, 'READ COMMITTED', (client) => this.sumMonth(client, month));
    return rows.map(({ month }) => month);
  }

  /**
   * @returns the number of rows of the month that ends with the day that differ from its days; 0 when no summed month
   *   ends
   */
  async verify(day: string): Promise<number> {
    const { monthly, keys, counts, summedAt } = this.table;
    const stored = `SELECT * FROM ${monthly} WHERE month = $1::date`;
    const { rows } = await this.pool.query<{ rows: number }>(
      `${countDriftSql(due(this.table), stored, keys, counts)}
         AND $2::date + 1 = ($1::date + interval '1 month')::date
         AND EXISTS (SELECT FROM log_months WHERE log_months.month = $1::date AND ${summedAt} IS NOT NULL)`,
      [`${day.slice(0, 7)}-01`, day],
    );
    return rows[0]!.rows;
  }

  /** Invalidates the day's month: readers use its days until it is summed again. */
  async invalidate(day: string): Promise<void> {
    await this.pool.query(
      `UPDATE log_months SET ${this.table.summedAt} = NULL WHERE month = ${monthOf('$1::date')}`,
      [day],
    );
  }

  private async sumMonth(client: PoolClient, month: string): Promise<void> {
    const { monthly, keys, counts, summedAt } = this.table;
    // A transaction that changes one of the days holds this row until it commits, or waits for it and then invalidates
    // the month.
    await client.query('SELECT FROM log_months WHERE month = $1::date FOR UPDATE', [month]);
    await client.query(`DELETE FROM ${monthly} WHERE month = $1::date`, [month]);
    await client.query(
      `INSERT INTO ${monthly} (month, ${keys}, ${counts.join(', ')})
       SELECT $1::date, due.* FROM (${due(this.table)}) AS due ORDER BY ${keys}`,
      [month],
    );
    await client.query(`UPDATE log_months SET ${summedAt} = now() WHERE month = $1::date`, [month]);
  }
}

/** The months of the rollups. */
@Injectable()
export class MonthlyRollupsRepository extends MonthlyTableRepository {
  constructor(@Inject(POOL) pool: Pool) {
    super(pool, MONTHLY_ROLLUPS);
  }
}

/** The months of the attributions. */
@Injectable()
export class MonthlyAttributionsRepository extends MonthlyTableRepository {
  constructor(@Inject(POOL) pool: Pool) {
    super(pool, MONTHLY_ATTRIBUTIONS);
  }
}

/**
 * Invalidates the month that ends with a day if its sums are wrong.
 *
 * @returns the number of rows that differed
 */
export async function mendSums(sums: MonthlyTableRepository, day: string): Promise<number> {
  const drift = await sums.verify(day);
  if (drift > 0) await sums.invalidate(day);
  return drift;
}
