import type { Pool } from 'pg';
import { RECORD_EVENTS_SQL } from './record-events.sql';
import type { RecordableEvent } from './recordable-event';

/** What recording some events came to. */
export interface Recorded {
  /** How many were new. */
  recorded: number;
  /** Days among theirs whose visitors are no longer told apart, 'YYYY-MM-DD': they must be rebuilt. */
  finalDays: string[];
}

/** The event log and, in the same transaction, the rollups. */
export class EventLogRepository {
  private readonly preparedMonths = new Set<string>();

  constructor(private readonly pool: Pool) {}

  /**
   * Appends events and moves the rollups by those that were not recorded before.
   *
   * @throws what PostgreSQL throws; then nothing of this call is recorded
   */
  async record(events: readonly RecordableEvent[]): Promise<Recorded> {
    for (const month of new Set(events.map(({ timestamp }) => timestamp.slice(0, 7))))
      await this.ensurePartition(new Date(month));
    const { rows } = await this.pool.query<Recorded>({
      name: 'record-events',
      text: RECORD_EVENTS_SQL,
      values: [JSON.stringify(events)],
    });
    return rows[0]!;
  }

  /** Makes the log's partition for the month of a moment, once a process. */
  async ensurePartition(moment: Date): Promise<void> {
    const month = moment.toISOString().slice(0, 7);
    if (this.preparedMonths.has(month)) return;
    await this.pool.query('SELECT ensure_event_partition($1)', [moment.toISOString()]);
    this.preparedMonths.add(month);
  }
}
