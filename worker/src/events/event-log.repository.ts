import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError, type Pool } from 'pg';
import { recordEventsSql } from './record-events.sql';
import type { RecordableEvent } from './recordable-events';
import { RecordingPool } from '../pools';

const RECORD_EVENTS = recordEventsSql();

/** The outcome of recording events. */
export interface Recorded {
  /** Number of new events. */
  recorded: number;
  /**
   * Final days among theirs ('YYYY-MM-DD'): their visitors can no longer be counted incrementally, so they must be
   * rebuilt.
   */
  finalDays: string[];
}

/** The event log and, in the same transaction, the rollups. */
@Injectable()
export class EventLogRepository {
  private readonly preparedMonths = new Set<string>();

  constructor(@Inject(RecordingPool) private readonly pool: Pool) {}

  /**
   * Appends events, and updates the rollups for those that were not recorded before.
   *
   * @throws what PostgreSQL throws; then no event of this call is recorded
   */
  async record(events: readonly RecordableEvent[]): Promise<Recorded> {
    try {
      return await this.append(events);
    } catch (error) {
      if (!isMissingPartition(error)) throw error;
      // Retention has dropped the month since its partition was created.
      this.preparedMonths.clear();
      return this.append(events);
    }
  }

  private async append(events: readonly RecordableEvent[]): Promise<Recorded> {
    for (const month of new Set(events.map(({ received_at }) => received_at.slice(0, 7))))
      await this.ensurePartition(new Date(month));
    const { rows } = await this.pool.query<Recorded>({
      name: 'record-events',
      text: RECORD_EVENTS,
      values: [JSON.stringify(events)],
    });
    return rows[0]!;
  }

  /** Creates the log's partition for the month of a time, unless this process has already done so. */
  async ensurePartition(moment: Date): Promise<void> {
    const month = moment.toISOString().slice(0, 7);
    if (this.preparedMonths.has(month)) return;
    await this.pool.query('SELECT ensure_event_partition($1)', [moment.toISOString()]);
    this.preparedMonths.add(month);
  }
}

/** PostgreSQL reports a missing partition like a failed check, but without a constraint name. */
const isMissingPartition = (error: unknown) =>
  error instanceof DatabaseError && error.code === '23514' && error.constraint === undefined;
