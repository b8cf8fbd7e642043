import { Inject, Injectable } from '@nestjs/common';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { POOL } from '../../lib/pools';
import { MONTHLY_ATTRIBUTIONS, MONTHLY_ROLLUPS, type MonthlyTable } from './monthly-tables';
import {
  ADD_MONTHS,
  countMonthDriftSql,
  invalidateMonthSql,
  listUnsummedSql,
  sumMonthSql,
} from './monthly-tables.sql';

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
    await this.pool.query(ADD_MONTHS);
    const { rows } = await this.pool.query<{ month: string }>(listUnsummedSql(this.table), [now]);
    for (const { month } of rows)
      await inTransaction(this.pool, 'READ COMMITTED', async (client) => {
        for (const statement of sumMonthSql(this.table)) await client.query(statement, [month]);
      });
    return rows.map(({ month }) => month);
  }

  /**
   * @returns the number of rows of the month that ends with the day that differ from its days; 0 when no summed month
   *   ends
   */
  async verify(day: string): Promise<number> {
    const { rows } = await this.pool.query<{ rows: number }>(countMonthDriftSql(this.table), [
      `${day.slice(0, 7)}-01`,
      day,
    ]);
    return rows[0]!.rows;
  }

  /** Invalidates the day's month: readers use its days until it is summed again. */
  async invalidate(day: string): Promise<void> {
    await this.pool.query(invalidateMonthSql(this.table), [day]);
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
