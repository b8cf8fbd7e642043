import { Inject, Injectable } from '@nestjs/common';
import { ROLLUPS_CHANNEL } from '@astaguide/database/event-store/channels';
import { ZONE_LOCK } from '@astaguide/database/event-store/site-days.sql';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool, PoolClient } from 'pg';
import { POOL } from '../../lib/pools';
import { projectionTables } from './projection-tables';
import {
  countDrift,
  FIND_CURRENT,
  FIND_STALE,
  LEARN_NAMES,
  LIST_STALE,
  MARK_PROJECTED,
  PROJECTION_SETTINGS,
  REOPEN_MONTH,
  swapIn,
  WAIT_FOR_RECORDERS,
} from './projections.sql';

/** The advisory lock of the projector: one process writes projections at a time. */
const PROJECTION_LOCK = 7305003;

/** The projections (attributions, funnels, sessions, bot traffic, public clicks) of whole days ('YYYY-MM-DD'), computed only from the log. */
@Injectable()
export class ProjectionsRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** @returns the stale days, newest first */
  async listStale(): Promise<string[]> {
    const { rows } = await this.pool.query<{ day: string }>(LIST_STALE);
    return rows.map(({ day }) => day);
  }

  /**
   * Computes the projections of a stale day and replaces the stored rows, unless another worker is doing so.
   *
   * @returns whether the day is up to date, computed here or by another worker
   */
  async compute(day: string): Promise<boolean> {
    const seenUntil = await this.waitForRecorders(day);
    return inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      await client.query(`SELECT pg_advisory_xact_lock_shared(${ZONE_LOCK})`);
      if (!(await tryLock(client))) return false;
      const stale = await client.query(FIND_STALE, [day]);
      if (stale.rowCount === 0) return true;
      await client.query(PROJECTION_SETTINGS);
      for (const projections of projectionTables) {
        for (const statement of swapIn(projections)) await client.query(statement, [day]);
      }
      await client.query(LEARN_NAMES, [day]);
      await client.query(REOPEN_MONTH, [day]);
      await client.query(MARK_PROJECTED, [day, seenUntil]);
      await client.query(`NOTIFY ${ROLLUPS_CHANNEL}`);
      return true;
    });
  }

  /**
   * A recorder sets `changed_at` before it commits. Once the day's lock is free, every recorder that had set it has
   * committed.
   *
   * @returns a time: later statements see every change of the day before it
   */
  private async waitForRecorders(day: string): Promise<string> {
    const { rows } = await this.pool.query<{ moment: string }>(WAIT_FOR_RECORDERS, [day]);
    return rows[0]!.moment;
  }

  /** @returns the number of stored rows that differ from the log (drift); 0 for a stale day, which is not compared */
  verify(day: string): Promise<number> {
    return inTransaction(this.pool, 'REPEATABLE READ', async (client) => {
      await client.query(PROJECTION_SETTINGS);
      const { rowCount } = await client.query(FIND_CURRENT, [day]);
      let drift = 0;
      if (!rowCount) return drift;
      for (const projections of projectionTables) {
        const { rows } = await client.query<{ rows: number }>(countDrift(projections), [day]);
        drift += rows[0]!.rows;
      }
      return drift;
    });
  }
}

/** Held until the transaction ends. */
export async function tryLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [
    PROJECTION_LOCK,
  ]);
  return rows[0]!.mine;
}
