import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { poolOf } from '../lib/pool-of';
import { EVENT_PATH } from './event-path.sql';

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
