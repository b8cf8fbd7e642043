import { Inject, Injectable } from '@nestjs/common';
import { ROLLUPS_CHANNEL } from '@astaguide/database/event-store/channels';
import { ZONE_LOCK } from '@astaguide/database/event-store/site-days.sql';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool, PoolClient } from 'pg';
import { daysBetween } from './days';
import { DAY_LOCK, dayNumber } from './dimensions';
import { MonthlyRollupsRepository, mendSums } from './monthly-tables.repository';
import { COUNT_DRIFT, FILL_SHADOW, REBUILD_MARKS, SHADOW_SETTINGS, SWAP_IN } from './shadow.sql';
import { POOL } from '../../lib/pools';
import { isInDaySql } from './day-events.sql';

/** The raw events of a day were dropped by retention, so that its rollups cannot be verified or rebuilt. */
export class DayDroppedError extends Error {
  constructor(readonly day: string) {
    super(`The raw events of ${day} have been dropped: its rollups cannot be computed again`);
    this.name = 'DayDroppedError';
  }
}

/** Days that are due for a rebuild after a change of the time zone, newest first. */
const LIST_DUE = 'SELECT day::text FROM log_days WHERE rebuild_due ORDER BY log_days.day DESC';

/** A row if the day $1 is due for a rebuild. */
const FIND_DUE = 'SELECT FROM log_days WHERE day = $1::date AND rebuild_due';

/** A row if the raw events of the day $1 were dropped. */
const FIND_DROPPED = 'SELECT FROM log_days WHERE day = $1::date AND dropped_at IS NOT NULL';

/**
 * Marks the day $1 as changed if it has or had events, and deletes its row if it was only due for a rebuild. Each
 * statement takes the day as $1.
 */
const MARK_REBUILT: readonly string[] = [
  `INSERT INTO log_days (day, changed_at)
   SELECT $1::date, clock_timestamp()
   WHERE EXISTS (SELECT FROM events e WHERE ${isInDaySql})
     OR EXISTS (SELECT FROM log_days WHERE day = $1::date AND changed_at IS NOT NULL)
   ON CONFLICT (day) DO UPDATE SET changed_at = excluded.changed_at, rebuild_due = false`,
  'DELETE FROM log_days WHERE day = $1::date AND rebuild_due',
];

/** Days of a range that are computed concurrently. */
const SIDE_BY_SIDE = 2;

/** The outcome of one day of a range. */
export interface DayOutcome {
  day: string;
  /** Rollup rows that differed from the log; null where the raw events have been dropped. */
  drift: number | null;
}

/** The rollups. Days are in the site's time zone, as 'YYYY-MM-DD'. */
@Injectable()
export class RollupsRepository {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    private readonly months: MonthlyRollupsRepository,
  ) {}

  /**
   * @returns the number of rollup rows of the day that differ from the log (drift); 0 for a day that is due for a
   *   rebuild
   * @throws DayDroppedError when the day was dropped from the log
   */
  verifyDay(day: string): Promise<number> {
    // One snapshot of log and rollups, so that events may be recorded at the same time.
    return inTransaction(this.pool, 'REPEATABLE READ', async (client) =>
      (await isRebuildDue(client, day)) ? 0 : computeDrift(client, day),
    );
  }

  /**
   * Computes the day's rollups from the log and replaces the stored ones. Recorders of that day wait until it commits.
   *
   * @returns the number of rows that differed before
   * @throws DayDroppedError when the day was dropped from the log; then nothing changes
   */
  rebuildDay(day: string): Promise<number> {
    return this.withDay(day, (client) => replaceDay(client, day));
  }

  /**
   * Changes rows of a day's log and rebuilds its rollups, in one transaction.
   *
   * @param change runs while recorders of that day wait; returns the number of rows it changed
   * @returns the same number
   * @throws DayDroppedError as `rebuildDay` does
   */
  changeDay(day: string, change: (client: PoolClient) => Promise<number>): Promise<number> {
    return this.withDay(day, async (client) => {
      const changed = await change(client);
      if (changed > 0) await replaceDay(client, day);
      return changed;
    });
  }

  private withDay(day: string, work: (client: PoolClient) => Promise<number>): Promise<number> {
    return inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      await client.query(`SELECT pg_advisory_xact_lock_shared(${ZONE_LOCK})`);
      await client.query(`SELECT pg_advisory_xact_lock(${DAY_LOCK}, ${dayNumber('$1::date')})`, [day]);
      return work(client);
    });
  }

  /** Days that are due for a rebuild after a change of the time zone, newest first. */
  async findDue(): Promise<string[]> {
    const { rows } = await this.pool.query<{ day: string }>(LIST_DUE);
    return rows.map(({ day }) => day);
  }

  /**
   * Verifies every day of a range, both ends included, and the months that end in it.
   *
   * @returns the number of rows that differ
   * @throws RangeError for an invalid range
   */
  async verifyRange(from: string, to: string, onProgress?: (outcome: DayOutcome) => void): Promise<number> {
    const verify = async (day: string) => (await this.verifyDay(day)) + (await this.months.verify(day));
    return this.eachDay(from, to, verify, onProgress);
  }

  /**
   * Rebuilds every day of a range, both ends included, and sums its months.
   *
   * @returns the number of rows that differed before
   * @throws RangeError for an invalid range
   */
  async rebuildRange(from: string, to: string, onProgress?: (outcome: DayOutcome) => void): Promise<number> {
    const rebuild = async (day: string) => (await this.rebuildDay(day)) + (await mendSums(this.months, day));
    const drift = await this.eachDay(from, to, rebuild, onProgress);
    await this.months.sum(new Date());
    return drift;
  }

  private async eachDay(
    from: string,
    to: string,
    step: (day: string) => Promise<number>,
    onProgress: ((outcome: DayOutcome) => void) | undefined,
  ): Promise<number> {
    let total = 0;
    const waiting = daysBetween(from, to).values();
    const work = async () => {
      for (const day of waiting) {
        const drift = await step(day).catch(nullWhenDropped);
        total += drift ?? 0;
        onProgress?.({ day, drift });
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
    return total;
  }
}

/**
 * Computes a day's rollups from the log and replaces the stored ones, in a transaction that holds the day's exclusive
 * lock.
 *
 * @returns the number of rows that differed before
 * @throws DayDroppedError when the day was dropped from the log; then nothing changes, and the transaction goes on
 */
export async function replaceDay(client: PoolClient, day: string): Promise<number> {
  const drift = await computeDrift(client, day);
  const statements = [...(drift > 0 ? SWAP_IN : []), ...REBUILD_MARKS, ...MARK_REBUILT];
  for (const statement of statements) await client.query(statement, [day]);
  if (drift > 0) await client.query(`NOTIFY ${ROLLUPS_CHANNEL}`);
  return drift;
}

async function isRebuildDue(client: PoolClient, day: string): Promise<boolean> {
  const { rowCount } = await client.query(FIND_DUE, [day]);
  return rowCount === 1;
}

async function computeDrift(client: PoolClient, day: string): Promise<number> {
  const dropped = await client.query(FIND_DROPPED, [day]);
  if (dropped.rowCount) throw new DayDroppedError(day);
  await client.query(SHADOW_SETTINGS);
  await client.query(FILL_SHADOW, [day]);
  const { rows } = await client.query<{ rows: number }>(COUNT_DRIFT, [day]);
  return rows[0]!.rows;
}

/**
 * Handles an error of a day: null when its raw events have been dropped.
 *
 * @throws any other error
 */
export function nullWhenDropped(error: unknown): null {
  if (error instanceof DayDroppedError) return null;
  throw error;
}
