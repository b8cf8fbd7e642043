import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { poolOf } from '../lib/pool-of';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { oldestOpenDaySql } from '@astaguide/database/event-store/site-days.sql';

/** Reads the state of the event path, from the inbox to the last verification, in one statement. */
const EVENT_PATH = `
  SELECT
    (SELECT count(*)::integer FROM event_inbox) AS "inboxBatches",
    (SELECT min(received_at) FROM event_inbox) AS "oldestInboxAt",
    (SELECT count(*)::integer FROM failed_events) AS failed,
    (SELECT max(id) FROM failed_events) AS "lastFailedId",
    (SELECT coalesce(sum(events), 0)::float8 FROM daily_rollups WHERE dimension = ${dimensions.total}) AS counted,
    (SELECT max(taken_at) FROM backup_runs WHERE failure IS NULL) AS "backupTakenAt",
    (SELECT failure FROM backup_runs ORDER BY finished_at DESC LIMIT 1) AS "backupFailure",
    (SELECT min(changed_at) FROM log_days) AS "eventsSince",
    (SELECT coalesce(sum(drift), 0)::float8 FROM log_days) AS drift,
    (SELECT max(verified_at) FROM log_days WHERE day >= ${oldestOpenDaySql('now()')}) AS "verifiedAt"`;

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
  /** Why the last backup failed; null if it completed. */
  backupFailure: string | null;
  /** When the first event was recorded. */
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
    const [counts] = await this.dataSource.query<[EventCounts]>(EVENT_PATH);
    return counts;
  }

  /** The connections of this process: all, idle ones, and requests that wait for one. */
  readPool(): { total: number; idle: number; waiting: number } {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = poolOf(this.dataSource);
    return { total, idle, waiting };
  }
}
