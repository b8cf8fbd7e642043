import { Injectable } from '@nestjs/common';
import { trackedEventSchema } from '@astaguide/contracts/analytics/analytics-event';
import { GroupCommit } from '@astaguide/queues/group-commit';
import { DatabaseError } from 'pg';
import { DayDroppedError } from '../rollups/day-dropped-error';
import { RollupsRepository } from '../rollups/rollups.repository';
import { EventLogRepository } from './event-log.repository';
import { QuarantineRepository } from './quarantine.repository';
import { type Arrival, RecordableEvents } from './recordable-events';

/** Larger statements are no faster, and hold their locks longer. */
const MAX_EVENTS_PER_STATEMENT = 1000;
/** Batches that are written together at the most. */
export const MAX_BATCHES_TOGETHER = 64;
/** Under load a write waits this long for more batches: larger statements cost the database far less an event. */
const GATHER_MS = 100;

/**
 * Records batches of events exactly once. Batches that arrive while another is being written are written
 * together; an event that the database refuses for its content is kept in the quarantine, alone.
 */
@Injectable()
export class EventRecorder {
  private readonly commits = new GroupCommit<Arrival[]>((batches) => this.write(batches.flat()), {
    batch: MAX_BATCHES_TOGETHER,
    waiting: Number.POSITIVE_INFINITY,
    gather: GATHER_MS,
  });

  constructor(
    private readonly log: EventLogRepository,
    private readonly rows: RecordableEvents,
    private readonly quarantine: QuarantineRepository,
    private readonly rollups: RollupsRepository,
  ) {}

  /**
   * Resolves when every event is in the log (now or before) or in the quarantine.
   *
   * @param batch events as they lay on the queue, not yet trusted; what is no list is kept apart whole
   * @param jobId what the quarantine should name as their origin
   * @throws when the database is away: then the whole batch must be given again
   */
  async record(batch: unknown, jobId: string | null): Promise<void> {
    if (!Array.isArray(batch)) {
      return this.quarantine.keep({ event: batch, reason: 'The batch is no list of events', jobId });
    }
    const arrivals: Arrival[] = [];
    const takenAt = new Date().toISOString();
    for (const event of batch as unknown[]) {
      const parsed = trackedEventSchema.safeParse(event);
      if (parsed.success) arrivals.push({ event: parsed.data, jobId, takenAt });
      else await this.quarantine.keep({ event, reason: describe(parsed.error.issues), jobId });
    }
    if (arrivals.length > 0) await this.commits.add(arrivals);
  }

  private async write(arrivals: Arrival[]): Promise<void> {
    for (let start = 0; start < arrivals.length; start += MAX_EVENTS_PER_STATEMENT) {
      const days = await this.writePart(arrivals.slice(start, start + MAX_EVENTS_PER_STATEMENT));
      for (const day of new Set(days)) await this.recount(day);
    }
  }

  /** The marks that tell a known visitor from a new one are gone for a final day: it is rebuilt. */
  private async recount(day: string): Promise<void> {
    try {
      await this.rollups.rebuildDay(day);
    } catch (error) {
      // Of such a day what is left cannot be told apart from what was: the late visitors stay as they were counted.
      if (!(error instanceof DayDroppedError)) throw error;
    }
  }

  /**
   * Writes events; halves them until what the database refuses stands alone.
   *
   * @returns final days of theirs
   */
  private async writePart(arrivals: Arrival[]): Promise<string[]> {
    try {
      const { finalDays } = await this.log.record(await this.rows.make(arrivals));
      return finalDays;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const [only] = arrivals;
      if (arrivals.length === 1 && only) {
        await this.quarantine.keep({ event: only.event, reason: error.message, jobId: only.jobId });
        return [];
      }
      const half = Math.ceil(arrivals.length / 2);
      const first = await this.writePart(arrivals.slice(0, half));
      return [...first, ...(await this.writePart(arrivals.slice(half)))];
    }
  }
}

/** SQLSTATE classes 22 (data exception), 23 (constraint violation) and 54 (too large): the content is at fault. */
function isRefusal(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^(22|23|54)/.test(error.code ?? '');
}

function describe(issues: { path: PropertyKey[]; message: string }[]): string {
  return issues.map((issue) => `${issue.path.join('.') || 'event'}: ${issue.message}`).join('; ');
}
