import { dimensions } from '@astaguide/database/dimensions';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Pool } from 'pg';

/** How the event path stands, as far as PostgreSQL knows. */
export interface StoredEvents {
  /** Batches that wait in the inbox, and when the oldest came. */
  inboxBatches: number;
  oldestInboxAt: Date | null;
  /** Events kept apart. */
  quarantined: number;
  /** Events counted by the rollups since the beginning. */
  counted: number;
  /** The moment whose state the last backup holds. */
  backupTakenAt: Date | null;
}

@Injectable()
export class EventPathRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async read(): Promise<StoredEvents> {
    const [row] = await this.dataSource.query<
      { inbox: number; oldest: Date | null; quarantined: number; counted: string; backup: Date | null }[]
    >(
      `SELECT
         (SELECT count(*)::integer FROM event_inbox) AS inbox,
         (SELECT min(received_at) FROM event_inbox) AS oldest,
         (SELECT count(*)::integer FROM event_quarantine) AS quarantined,
         (SELECT coalesce(sum(events), 0) FROM daily_rollups WHERE dimension = ${dimensions.total}) AS counted,
         (SELECT max(taken_at) FROM backup_runs) AS backup`,
    );
    return {
      inboxBatches: row!.inbox,
      oldestInboxAt: row!.oldest,
      quarantined: row!.quarantined,
      counted: Number(row!.counted),
      backupTakenAt: row!.backup,
    };
  }

  /** Connections of this process: how many there are, how many are free, and who waits for one. */
  readPool(): { total: number; idle: number; waiting: number } {
    const pool = (this.dataSource.driver as unknown as { master: Pool }).master;
    return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
  }
}
