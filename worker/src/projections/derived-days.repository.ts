import { Inject, Injectable } from '@nestjs/common';
import { ROLLUPS_CHANNEL } from '@astaguide/database/event-store/channels';
import { ZONE_LOCK } from '@astaguide/database/event-store/site-days.sql';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool, PoolClient } from 'pg';
import { DAY_LOCK, dayNumber } from '../rollups/dimensions';
import { monthOf } from '../rollups/monthly-sums';
import { countDrift, derivedTables, swapIn } from './derived-tables';
import { POOL } from '../pools';

/** The advisory lock of whoever writes derived figures: one at a time. */
const DERIVED_LOCK = 7305003;

const SETTINGS = `SET LOCAL work_mem = '64MB'; SET LOCAL jit = off; SET LOCAL max_parallel_workers_per_gather = 0`;

/** SQL for whether a row of log_days has projections that are out of date, and a log to compute them from. */
export const IS_STALE = `log_days.changed_at > coalesce(log_days.projected_at, '-infinity') AND log_days.dropped_at IS NULL`;

/** The day's month is no longer summed up. */
const REOPEN = `UPDATE log_months SET attributions_summed_at = NULL WHERE month = ${monthOf('$1::date')}`;

/** Attributions and funnels of whole days, as 'YYYY-MM-DD'. They are computed from the log alone. */
@Injectable()
export class DerivedDaysRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** @returns the days that must be computed, newest first */
  async listStale(): Promise<string[]> {
    const { rows } = await this.pool.query<{ day: string }>(
      `SELECT day::text FROM log_days WHERE ${IS_STALE} ORDER BY log_days.day DESC`,
    );
    return rows.map(({ day }) => day);
  }

  /**
   * Computes a day that has moved anew and puts the figures in place of the stored ones, if nobody else is about it.
   *
   * @returns whether it is done, here or meanwhile by another worker
   */
  async compute(day: string): Promise<boolean> {
    const seenUntil = await this.waitForRecorders(day);
    return inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      await client.query(`SELECT pg_advisory_xact_lock_shared(${ZONE_LOCK})`);
      if (!(await tryLock(client))) return false;
      const stale = await client.query(`SELECT FROM log_days WHERE day = $1::date AND ${IS_STALE}`, [day]);
      if (stale.rowCount === 0) return true;
      await client.query(SETTINGS);
      for (const derived of derivedTables) {
        for (const statement of swapIn(derived)) await client.query(statement, [day]);
      }
      await client.query(REOPEN, [day]);
      await client.query('UPDATE log_days SET projected_at = $2 WHERE day = $1::date', [day, seenUntil]);
      await client.query('SELECT pg_notify($1, $2)', [ROLLUPS_CHANNEL, '']);
      return true;
    });
  }

  /**
   * A recorder notes the change of a day before it commits what it has changed. Those that have noted one have
   * committed once the day's lock was free.
   *
   * @returns a moment: later statements see everything that changed the day before it
   */
  private async waitForRecorders(day: string): Promise<string> {
    const { rows } = await this.pool.query<{ moment: string }>(
      `WITH locked AS MATERIALIZED (SELECT pg_advisory_xact_lock(${DAY_LOCK}, ${dayNumber('$1::date')}))
       SELECT clock_timestamp()::text AS moment FROM locked`,
      [day],
    );
    return rows[0]!.moment;
  }

  /**
   * @returns how many stored rows differ from what the log says; 0 is what should be. Of a day that waits to be
   *   computed nothing is said: 0
   */
  verify(day: string): Promise<number> {
    return inTransaction(this.pool, 'REPEATABLE READ', async (client) => {
      await client.query(SETTINGS);
      const { rowCount } = await client.query(
        `SELECT FROM log_days WHERE day = $1::date AND projected_at IS NOT NULL AND NOT (${IS_STALE})`,
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
