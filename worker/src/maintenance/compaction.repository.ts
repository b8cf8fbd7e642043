import { Inject, Injectable } from '@nestjs/common';
import { ZONE_LOCK } from '@astaguide/database/event-store/site-days.sql';
import { inTransaction } from '@astaguide/database/transaction';
import type { Pool, PoolClient } from 'pg';
import { POOL } from '../lib/pools';
import { isStaleSql } from '../analytics/projections/projections.sql';

/** SQL for the days that overlap the month $1. The first and the last may belong to two months. */
const DAYS_OF_MONTH = `generate_series(
    day_of($1::timestamp AT TIME ZONE 'UTC'),
    day_of(($1::timestamp + interval '1 month' - interval '1 millisecond') AT TIME ZONE 'UTC'), interval '1 day'
  ) AS days(day)`;

/** The name of a partition as an identifier. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The months of the log that end before the day $1, oldest first. Rows of LogMonth. */
const FIND_MONTHS_BEFORE = `
  SELECT * FROM (
    SELECT relname AS partition, replace(substring(relname FROM '_(\\d{4}_\\d{2})$'), '_', '-') || '-01' AS month
    FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'events'::regclass
  ) AS months
  WHERE month IS NOT NULL AND (month::date + interval '1 month')::date <= $1::date ORDER BY month`;

/** The days that overlap the month $1. */
const FIND_DAYS = `SELECT day::date::text FROM ${DAYS_OF_MONTH}`;

/** The days from $1 to $2 whose events were dropped, each with the date of the drop. */
const FIND_DROPPED = `
  SELECT day::text, day_of(dropped_at)::text AS dropped FROM log_days
  WHERE dropped_at IS NOT NULL AND day BETWEEN $1::date AND $2::date ORDER BY log_days.day`;

const countEventsSql = (partition: string) => `SELECT count(*) AS events FROM ${quoted(partition)}`;

/** A row if a day of the month $1 still needs the log: its projections are stale, or it is due for a rebuild. */
const FIND_WAITING = `
  SELECT FROM log_days
  WHERE day IN (SELECT days.day FROM ${DAYS_OF_MONTH}) AND (${isStaleSql} OR rebuild_due) LIMIT 1`;

/** Marks the days of the month $1 as dropped, with the number of their events in the partition. */
const markDroppedSql = (partition: string) => `
  INSERT INTO log_days AS known (day, dropped_at, dropped_events)
  SELECT days.day, now(), (
    SELECT count(*) FROM ${quoted(partition)}
    WHERE occurred_at >= day_start(days.day::date) AND occurred_at < day_start(days.day::date + 1))
  FROM ${DAYS_OF_MONTH}
  ON CONFLICT (day) DO UPDATE SET dropped_at = excluded.dropped_at,
    dropped_events = coalesce(known.dropped_events, 0) + excluded.dropped_events`;

const dropPartitionSql = (partition: string) => `DROP TABLE ${quoted(partition)}`;

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
