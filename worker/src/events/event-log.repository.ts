import type { Pool } from 'pg';
import { RECORD_EVENTS_SQL } from './record-events.sql';
import type { RecordableEvent } from './recordable-event';

/** The event log and, in the same transaction, the rollups. */
export class EventLogRepository {
  private readonly preparedMonths = new Set<string>();

  constructor(private readonly pool: Pool) {}

  /**
   * Appends events of one UTC day and moves the rollups by those that were not recorded before.
   *
   * @param day 'YYYY-MM-DD'
   * @returns how many were new
   * @throws what PostgreSQL throws; then nothing of this call is recorded
   */
  async record(day: string, events: RecordableEvent[]): Promise<number> {
    await this.ensurePartition(new Date(day));
    const { rows } = await this.pool.query<{ recorded: number }>({
      name: 'record-events',
      text: RECORD_EVENTS_SQL,
      values: [JSON.stringify(events), day],
    });
    return rows[0]!.recorded;
  }

  /** Makes the log's partition for the month of a moment, once a process. */
  async ensurePartition(moment: Date): Promise<void> {
    const month = moment.toISOString().slice(0, 7);
    if (this.preparedMonths.has(month)) return;
    await this.pool.query('SELECT ensure_event_partition($1)', [moment.toISOString()]);
    this.preparedMonths.add(month);
  }
}
