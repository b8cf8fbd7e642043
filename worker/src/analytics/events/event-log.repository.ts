import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError, type Pool } from 'pg';
import { inTransaction } from '@astaguide/database/transaction';
import { ENSURE_PARTITION, recordEventsSql } from './record-events.sql';
import { nullWhenDropped, replaceDay } from '../rollups/rollups.repository';
import { SweptError } from './event-references.repository';
import type { RecordableBatch } from './recordable-events';
import { RecordingPool } from '../../lib/pools';

/** Milliseconds. */
const WEEK = 7 * 86_400_000;
const RECORD_EVENTS = recordEventsSql();

/** The event log and, in the same transaction, the rollups. */
@Injectable()
export class EventLogRepository {
  private readonly preparedMonths = new Set<string>();

  constructor(@Inject(RecordingPool) private readonly pool: Pool) {}

  /**
   * Appends events, and updates the rollups for those that were not recorded before. Final days among theirs are
   * rebuilt, unless retention has dropped their events: then late visitors stay counted as they are.
   *
   * @throws what PostgreSQL throws, and SweptError; then no event of this call is recorded
   */
  async record(batch: RecordableBatch): Promise<void> {
    try {
      await this.append(batch);
    } catch (error) {
      if (!isMissingPartition(error)) throw error;
      // Retention has dropped the month since its partition was created.
      this.preparedMonths.clear();
      await this.append(batch);
    }
  }

  private async append({ events, sweep }: RecordableBatch): Promise<void> {
    for (const month of new Set(events.map(({ occurred_at }) => occurred_at.slice(0, 7))))
      await this.ensurePartition(new Date(month));
    await inTransaction(this.pool, 'READ COMMITTED', async (client) => {
      const { rows } = await client.query<{ finalDays: string[]; isSwept: boolean }>({
        name: 'record-events',
        text: RECORD_EVENTS,
        values: [JSON.stringify(events), sweep],
      });
      if (rows[0]!.isSwept) throw new SweptError();
      for (const day of rows[0]!.finalDays) await replaceDay(client, day).catch(nullWhenDropped);
    });
  }

  /** Creates the partitions of the coming week: a month's must exist before its first event arrives. */
  async preparePartitions(now: Date): Promise<void> {
    await this.ensurePartition(now);
    await this.ensurePartition(new Date(now.getTime() + WEEK));
  }

  /** Creates the log's partition for the month of a time, unless this process has already done so. */
  async ensurePartition(moment: Date): Promise<void> {
    const month = moment.toISOString().slice(0, 7);
    if (this.preparedMonths.has(month)) return;
    await this.pool.query(ENSURE_PARTITION, [moment.toISOString()]);
    this.preparedMonths.add(month);
  }
}

/** PostgreSQL reports a missing partition like a failed check, but without a constraint name. */
const isMissingPartition = (error: unknown) =>
  error instanceof DatabaseError && error.code === '23514' && error.constraint === undefined;
