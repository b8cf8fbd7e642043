import { Inject, Injectable } from '@nestjs/common';
import { ZONE_LOCK } from '@astaguide/database/event-store/site-days.sql';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool, PoolClient } from 'pg';
import { POOL } from '../lib/pools';
import {
  countEventsSql,
  dropPartitionSql,
  FIND_DAYS,
  FIND_DROPPED,
  FIND_MONTHS_BEFORE,
  FIND_WAITING,
  markDroppedSql,
  quoted,
} from './compaction.sql';

/** A month that is still in the log. */
export interface LogMonth {
  /** Its first day: '2026-11-01'. */
  month: string;
  /** Name of the partition. */
  partition: string;
}

/** Maximum time that recorders wait while a month is dropped, in milliseconds. */
const LOCK_WITHIN = 2000;

/** The log's partitions, one for each month in UTC, and the site's days whose events were dropped with them. */
@Injectable()
export class CompactionRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** Months of the log that end before a day, oldest first. */
  async findMonthsBefore(day: string): Promise<LogMonth[]> {
    const { rows } = await this.pool.query<LogMonth>(FIND_MONTHS_BEFORE, [day]);
    return rows;
  }

  /** The site's days that have events in a month, or may have had some. */
  async findDays({ month }: LogMonth): Promise<string[]> {
    const { rows } = await this.pool.query<{ day: string }>(FIND_DAYS, [month]);
    return rows.map(({ day }) => day);
  }

  /** Days of a range whose events were dropped, each with the date of the drop. */
  async findDropped(from: string, to: string): Promise<Map<string, string>> {
    const { rows } = await this.pool.query<{ day: string; dropped: string }>(FIND_DROPPED, [from, to]);
    return new Map(rows.map(({ day, dropped }) => [day, dropped]));
  }

  /** The number of rows of a month in the log. */
  async countEvents({ partition }: LogMonth, client: Pick<PoolClient, 'query'> = this.pool): Promise<number> {
    const { rows } = await client.query<{ events: string }>(countEventsSql(partition));
    return Number(rows[0]!.events);
  }

  /**
   * Drops a month of the log and marks its days as dropped, in one transaction.
   *
   * @param expected the number of its rows before it was verified
   * @returns 'grown' if the number of rows has changed; 'waiting' if the projections of a day are stale, because they
   *   need the log. In both cases the month is kept
   * @throws what PostgreSQL throws: 55P03 if recorders would have to wait too long, 40P01 if one is recording a late
   *   event of the month
   */
  async drop(logMonth: LogMonth, expected: number): Promise<'dropped' | 'grown' | 'waiting'> {
    const { month, partition } = logMonth;
    return inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_WITHIN}`);
      await client.query(`SELECT pg_advisory_xact_lock_shared(${ZONE_LOCK})`);
      // Counting the rows only locks this month; only the drop itself locks the whole log.
      await client.query(`LOCK TABLE ${quoted(partition)} IN SHARE MODE`);
      if ((await this.countEvents(logMonth, client)) !== expected) return 'grown';
      // At this point, no rebuild that will make projections stale is still reading the log.
      await client.query('LOCK TABLE ONLY events IN ACCESS EXCLUSIVE MODE');
      const waiting = await client.query(FIND_WAITING, [month]);
      if (waiting.rowCount) return 'waiting';
      await client.query(markDroppedSql(partition), [month]);
      await client.query(dropPartitionSql(partition));
      return 'dropped';
    });
  }
}
