import { inTransaction } from '@astaguide/database/transaction';
import type { Pool } from 'pg';
import { IS_STALE } from '../derived/derived-days.repository';

/** A month of the log that is still there. */
export interface LogMonth {
  /** Its first day: '2026-11-01'. */
  month: string;
  /** Name of the partition. */
  partition: string;
}

/** Milliseconds that dropping a month may make the recorders wait. */
const LOCK_WITHIN = 2000;

/** The months of the log, and those that were dropped. Months are UTC, told by their first day. */
export class CompactionRepository {
  constructor(private readonly pool: Pool) {}

  /** Months of the log that are wholly before a day, oldest first. */
  async findMonthsBefore(day: string): Promise<LogMonth[]> {
    const { rows } = await this.pool.query<LogMonth>(
      `SELECT * FROM (
         SELECT relname AS partition, replace(substring(relname FROM '_(\\d{4}_\\d{2})$'), '_', '-') || '-01' AS month
         FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
         WHERE inhparent = 'analytics_events'::regclass
       ) AS months
       WHERE month IS NOT NULL AND (month::date + interval '1 month')::date <= $1::date ORDER BY month`,
      [day],
    );
    return rows;
  }

  /** Dropped months that have days in a range, each with the day it was dropped on. */
  async findDropped(from: string, to: string): Promise<Map<string, string>> {
    const { rows } = await this.pool.query<{ month: string; dropped: string }>(
      `SELECT to_char(day, 'YYYY-MM') AS month, to_char(max(dropped_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS dropped
       FROM log_days
       WHERE dropped_at IS NOT NULL AND day >= date_trunc('month', $1::date)
         AND day < date_trunc('month', $2::date) + interval '1 month'
       GROUP BY 1 ORDER BY 1`,
      [from, to],
    );
    return new Map(rows.map(({ month, dropped }) => [month, dropped]));
  }

  /** How many rows a month of the log has. */
  async countEvents({ partition }: LogMonth): Promise<number> {
    const { rows } = await this.pool.query<{ events: string }>(
      `SELECT count(*) AS events FROM ${quoted(partition)}`,
    );
    return Number(rows[0]!.events);
  }

  /**
   * Drops a month of the log and remembers it, both or nothing.
   *
   * @param expected how many rows it had before it was verified
   * @returns 'grown' when it has another number by now, 'waiting' when something derived of one of its days is yet to be
   *   computed, which only the log allows: then it is left
   * @throws what PostgreSQL throws: 55P03 when recorders would have had to wait for too long, 40P01 when one is
   *   recording a late event of the month
   */
  async drop({ month, partition }: LogMonth, expected: number): Promise<'dropped' | 'grown' | 'waiting'> {
    return inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_WITHIN}`);
      // While the rows are counted only this old month takes none; the whole log stands still for the drop alone.
      await client.query(`LOCK TABLE ${quoted(partition)} IN SHARE MODE`);
      const { rows } = await client.query<{ events: string }>(
        `SELECT count(*) AS events FROM ${quoted(partition)}`,
      );
      if (Number(rows[0]!.events) !== expected) return 'grown';
      // A rebuild that was reading the log, and will have a day computed anew, has ended by then.
      await client.query('LOCK TABLE ONLY analytics_events IN ACCESS EXCLUSIVE MODE');
      const waiting = await client.query(
        `SELECT FROM log_days
         WHERE day >= $1::date AND day < ($1::date + interval '1 month')::date AND ${IS_STALE} LIMIT 1`,
        [month],
      );
      if (waiting.rowCount) return 'waiting';
      await client.query(
        `INSERT INTO log_days AS known (day, dropped_at, dropped_events)
         SELECT (timestamp AT TIME ZONE 'UTC')::date, now(), count(*) FROM ${quoted(partition)} GROUP BY 1
         ON CONFLICT (day) DO UPDATE SET dropped_at = excluded.dropped_at,
           dropped_events = coalesce(known.dropped_events, 0) + excluded.dropped_events`,
      );
      await client.query(`DROP TABLE ${quoted(partition)}`);
      return 'dropped';
    });
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
