import { dimensions } from '@astaguide/database/event-store/dimensions';
import { oldestOpenDaySql } from '@astaguide/database/event-store/site-days.sql';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Pool } from 'pg';

/** The state of the event path in PostgreSQL. */
export interface EventCounts {
  /** Batches that wait in the inbox, and when the oldest came. */
  inboxBatches: number;
  oldestInboxAt: Date | null;
  /** Number of failed events. */
  failed: number;
  /** The newest one, because ids ascend; null if there is none. */
  lastFailedId: string | null;
  /** Events counted by the rollups since the beginning. */
  counted: number;
  /** The time of the last backup's snapshot. */
  backupTakenAt: Date | null;
  /** Beginning of the day of the first event. */
  eventsSince: Date | null;
  /** Rollup rows that the newest verification of each day found to differ from the log. */
  drift: number;
  /** When one of the last three days was verified last; null before the first time. */
  verifiedAt: Date | null;
}

@Injectable()
export class EventPathRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async read(): Promise<EventCounts> {
    const [row] = await this.dataSource.query<
      {
        inbox: number;
        oldest: Date | null;
        failed: number;
        last_failed: string | null;
        counted: string;
        backup: Date | null;
        since: Date | null;
        drift: string;
        verified: Date | null;
      }[]
    >(
      `SELECT
         (SELECT count(*)::integer FROM event_inbox) AS inbox,
         (SELECT min(received_at) FROM event_inbox) AS oldest,
         (SELECT count(*)::integer FROM failed_events) AS failed,
         (SELECT max(id) FROM failed_events) AS last_failed,
         (SELECT coalesce(sum(events), 0) FROM daily_rollups WHERE dimension = ${dimensions.total}) AS counted,
         (SELECT max(taken_at) FROM backup_runs) AS backup,
         (SELECT day_start(min(day)) FROM daily_rollups
          WHERE dimension = ${dimensions.total}) AS since,
         (SELECT coalesce(sum(drift), 0) FROM log_days) AS drift,
         (SELECT max(verified_at) FROM log_days
          WHERE day >= ${oldestOpenDaySql('now()')}) AS verified`,
    );
    return {
      inboxBatches: row!.inbox,
      oldestInboxAt: row!.oldest,
      failed: row!.failed,
      lastFailedId: row!.last_failed,
      counted: Number(row!.counted),
      backupTakenAt: row!.backup,
      eventsSince: row!.since,
      drift: Number(row!.drift),
      verifiedAt: row!.verified,
    };
  }

  /** The connections of this process: all, idle ones, and requests that wait for one. */
  readPool(): { total: number; idle: number; waiting: number } {
    const pool = (this.dataSource.driver as unknown as { master: Pool }).master;
    return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
  }
}
