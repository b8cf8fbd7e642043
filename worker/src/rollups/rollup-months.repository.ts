import { oldestOpenDay } from '@astaguide/contracts/open-days';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { DAY_LOCK, dayNumber } from './dimensions';

const FIGURES = 'page_views, clicks, events, visitors';
const DAYS = `day >= $1::date AND day < ($1::date + interval '1 month')::date`;
const DUE = `
  SELECT dimension, key_id, sum(page_views) AS page_views, sum(clicks) AS clicks, sum(events) AS events,
    sum(visitors) AS visitors
  FROM daily_rollups WHERE ${DAYS} GROUP BY dimension, key_id`;

/** Sums of whole months, for the ranges that hold many days. A month is named by its first day. */
export class RollupMonthsRepository {
  constructor(private readonly pool: Pool) {}

  /**
   * Sums up every month whose days are all final and that is not complete yet.
   *
   * @returns the months that are complete now and were not before
   */
  async close(now: Date): Promise<string[]> {
    const { rows } = await this.pool.query<{ month: string }>(
      `SELECT month::text FROM (
         SELECT DISTINCT date_trunc('month', day::timestamp)::date AS month FROM daily_rollups WHERE dimension = 0
       ) AS months
       WHERE (month + interval '1 month')::date <= $1::date AND month NOT IN (SELECT month FROM rollup_months)
       ORDER BY month`,
      [oldestOpenDay(now)],
    );
    for (const { month } of rows) await this.sum(month);
    return rows.map(({ month }) => month);
  }

  /** @returns how many rows of a complete month differ from the sums of its days; 0 for one that is not complete */
  async verify(month: string): Promise<number> {
    const { rows } = await this.pool.query<{ rows: number }>(
      `SELECT count(*)::integer AS rows FROM (${DUE}) AS due
       FULL JOIN (SELECT * FROM monthly_rollups WHERE month = $1::date) AS stored USING (dimension, key_id)
       WHERE EXISTS (SELECT FROM rollup_months WHERE month = $1::date)
         AND (due.page_views, due.clicks, due.events, due.visitors)
           IS DISTINCT FROM (stored.page_views, stored.clicks, stored.events, stored.visitors)`,
      [month],
    );
    return rows[0]!.rows;
  }

  /** Makes readers add up the days again, until the month is closed anew. */
  async reopen(month: string): Promise<void> {
    await this.pool.query('DELETE FROM rollup_months WHERE month = $1', [month]);
  }

  private async sum(month: string): Promise<void> {
    await inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      // No late event may move a day between its being summed and the month's being complete.
      await client.query(
        `SELECT pg_advisory_xact_lock(${DAY_LOCK}, ${dayNumber('day::date')})
         FROM generate_series($1::date::timestamp, $1::date + interval '1 month' - interval '1 day', '1 day') AS day`,
        [month],
      );
      await client.query('DELETE FROM monthly_rollups WHERE month = $1', [month]);
      await client.query(
        `INSERT INTO monthly_rollups (month, dimension, key_id, ${FIGURES})
         SELECT $1::date, due.* FROM (${DUE}) AS due ORDER BY dimension, key_id`,
        [month],
      );
      await client.query('INSERT INTO rollup_months (month) VALUES ($1) ON CONFLICT DO NOTHING', [month]);
    });
  }
}
