import { oldestOpenDay } from '@astaguide/contracts/open-days';
import { ROLLUPS_CHANNEL } from '@astaguide/database/channels';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool, PoolClient } from 'pg';
import { holdsDay } from '../rollups/to-date.sql';
import { countDrift, derivedTables, swapIn } from './derived-tables';

/** The advisory lock of whoever writes derived figures: one at a time. */
const DERIVED_LOCK = 7305003;

const SETTINGS = `SET LOCAL work_mem = '64MB'; SET LOCAL jit = off; SET LOCAL max_parallel_workers_per_gather = 0`;

/** How many events of each day count, and how many were left out. */
const COUNTED_DAYS = `
  SELECT day, sum(events) AS events, sum(left_out) AS left_out
  FROM (
    SELECT day, events, 0 AS left_out FROM daily_rollups WHERE dimension = 0
    UNION ALL SELECT day, 0, events FROM left_out_days
  ) AS counts
  GROUP BY day`;

/**
 * Days whose events are not, or no longer, those that the derived tables were made of: they wait to be computed. A day
 * that has lost all its events is one of them.
 */
export const STALE_DAYS = `
  SELECT day
  FROM (${COUNTED_DAYS}) AS counted FULL JOIN derived_days derived USING (day)
  WHERE (coalesce(counted.events, 0), coalesce(counted.left_out, 0)) IS DISTINCT FROM (derived.events, derived.left_out)
    AND NOT EXISTS (SELECT FROM compacted_months dropped
      WHERE dropped.month = date_trunc('month', day::timestamp)::date)`;

/** Sums that have the day in them are complete no longer. */
const REOPEN = `DELETE FROM derived_closings WHERE ${holdsDay('$1::date')}`;

/** Attributions and funnels of whole UTC days, as 'YYYY-MM-DD'. They are computed from the log alone. */
export class DerivedDaysRepository {
  constructor(private readonly pool: Pool) {}

  /** @returns the days that must be computed, newest first */
  async listStale(): Promise<string[]> {
    const { rows } = await this.pool.query<{ day: string }>(
      `SELECT day::text FROM (${STALE_DAYS}) AS stale ORDER BY stale.day DESC`,
    );
    return rows.map(({ day }) => day);
  }

  /**
   * Computes a day that has moved anew and puts the figures in place of the stored ones, if nobody else is about it.
   *
   * @returns whether it is done, here or meanwhile by another worker
   */
  compute(day: string): Promise<boolean> {
    // One snapshot of the log for all tables, and for the number of events that they are made of.
    return inTransaction(this.pool, 'REPEATABLE READ', async (client) => {
      if (!(await tryLock(client))) return false;
      const stale = await client.query(`SELECT FROM (${STALE_DAYS}) AS stale WHERE day = $1::date`, [day]);
      if (stale.rowCount === 0) return true;
      await client.query(SETTINGS);
      for (const derived of derivedTables) {
        for (const statement of swapIn(derived)) await client.query(statement, [day]);
      }
      await client.query(REOPEN, [day]);
      await client.query(
        `INSERT INTO derived_days (day, computed_at, source_until, events, left_out)
         SELECT $1::date, clock_timestamp(), now(),
           coalesce((SELECT events FROM daily_rollups WHERE dimension = 0 AND day = $1::date AND key_id = 0), 0),
           coalesce((SELECT events FROM left_out_days WHERE day = $1::date), 0)
         ON CONFLICT (day) DO UPDATE SET computed_at = excluded.computed_at, source_until = excluded.source_until,
           events = excluded.events, left_out = excluded.left_out`,
        [day],
      );
      await client.query('SELECT pg_notify($1, $2)', [ROLLUPS_CHANNEL, '']);
      return true;
    });
  }

  /** Notes of the open days that have not moved that they still hold everything there is. */
  async confirm(now: Date): Promise<void> {
    await this.pool.query(
      `UPDATE derived_days derived SET source_until = now() FROM (${COUNTED_DAYS}) AS counted
       WHERE counted.day = derived.day AND derived.day >= $1::date
         AND counted.events = derived.events AND counted.left_out = derived.left_out`,
      [oldestOpenDay(now)],
    );
  }

  /**
   * @returns how many stored rows differ from what the log says; 0 is what should be. Of a day that waits to be
   *   computed nothing is said: 0
   */
  verify(day: string): Promise<number> {
    return inTransaction(this.pool, 'REPEATABLE READ', async (client) => {
      await client.query(SETTINGS);
      const { rowCount } = await client.query(
        `SELECT FROM derived_days WHERE day = $1::date AND day NOT IN (${STALE_DAYS})`,
        [day],
      );
      let drift = 0;
      if (!rowCount) return drift;
      for (const derived of derivedTables) {
        const { rows } = await client.query<{ rows: number }>(countDrift(derived), [day]);
        drift += rows[0]!.rows;
      }
      return drift;
    });
  }
}

/** Held until the transaction ends. */
export async function tryLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [
    DERIVED_LOCK,
  ]);
  return rows[0]!.mine;
}
