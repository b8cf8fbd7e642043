import type { TrackedEvent } from '@astaguide/contracts/analytics-event';
import type { Pool } from 'pg';
import type { BotReason } from './judge-bot';
import { RECORD_EVENTS_SQL } from './record-events.sql';

/** A tracked event with what the worker found out about it. */
export interface RecordableEvent extends Omit<TrackedEvent, 'userAgent'> {
  userAgentId: number;
  botReasons: BotReason[] | null;
}

/** The event log and, in the same transaction, the rollups. */
export class EventLogRepository {
  private readonly preparedMonths = new Set<string>();

  constructor(private readonly pool: Pool) {}

  /**
   * Appends events of one UTC hour and moves the rollups by those that were not recorded before.
   *
   * @returns how many were new
   * @throws what PostgreSQL throws; then nothing of this call is recorded
   */
  async record(events: RecordableEvent[]): Promise<number> {
    const hour = new Date(events[0]!.timestamp);
    hour.setUTCMinutes(0, 0, 0);
    await this.ensurePartition(hour);
    const { rows } = await this.pool.query<{ recorded: number }>({
      name: 'record-events',
      text: RECORD_EVENTS_SQL,
      values: [JSON.stringify(events), hour.toISOString(), 1 << hour.getUTCHours()],
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
