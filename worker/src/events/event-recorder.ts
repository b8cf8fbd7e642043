import { trackedEventSchema } from '@astaguide/contracts/analytics-event';
import { oldestOpenDay } from '@astaguide/contracts/open-days';
import { GroupCommit } from '@astaguide/queues/group-commit';
import { DatabaseError } from 'pg';
import { DayDroppedError } from '../rollups/day-dropped-error';
import type { RollupsRepository } from '../rollups/rollups.repository';
import type { EventLogRepository } from './event-log.repository';
import type { QuarantineRepository } from './quarantine.repository';
import type { Arrival, RecordableEvents } from './recordable-events';

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
    const takenAt = Date.now();
    for (const event of batch as unknown[]) {
      const parsed = trackedEventSchema.safeParse(event);
      if (parsed.success) arrivals.push({ event: parsed.data, jobId, takenAt });
      else await this.quarantine.keep({ event, reason: describe(parsed.error.issues), jobId });
    }
    if (arrivals.length > 0) await this.commits.add(arrivals);
  }

  private async write(arrivals: Arrival[]): Promise<void> {
    for (const [day, ofDay] of groupByDay(arrivals)) {
      for (let start = 0; start < ofDay.length; start += MAX_EVENTS_PER_STATEMENT) {
        await this.writeDay(day, ofDay.slice(start, start + MAX_EVENTS_PER_STATEMENT));
      }
      if (day < oldestOpenDay(new Date())) await this.recount(day);
    }
  }

  /** The marks that tell a known visitor from a new one are gone for a closed day: it is counted anew. */
  private async recount(day: string): Promise<void> {
    try {
      await this.rollups.rebuildDay(day);
    } catch (error) {
      // Of such a day what is left cannot be told apart from what was: the late visitors stay as they were counted.
      if (!(error instanceof DayDroppedError)) throw error;
    }
  }

  /** Writes events of one day; halves them until what the database refuses stands alone. */
  private async writeDay(day: string, arrivals: Arrival[]): Promise<void> {
    try {
      await this.log.record(day, await this.rows.make(arrivals));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const [only] = arrivals;
      if (arrivals.length === 1 && only) {
        await this.quarantine.keep({ event: only.event, reason: error.message, jobId: only.jobId });
        return;
      }
      const half = Math.ceil(arrivals.length / 2);
      await this.writeDay(day, arrivals.slice(0, half));
      await this.writeDay(day, arrivals.slice(half));
    }
  }
}

/** The arrivals of each UTC day. */
function groupByDay(arrivals: Arrival[]): Map<string, Arrival[]> {
  const groups = new Map<string, Arrival[]>();
  for (const arrival of arrivals) {
    const day = arrival.event.timestamp.slice(0, 10);
    const group = groups.get(day);
    if (group) group.push(arrival);
    else groups.set(day, [arrival]);
  }
  return groups;
}

/** SQLSTATE classes 22 (data exception), 23 (constraint violation) and 54 (too large): the content is at fault. */
function isRefusal(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^(22|23|54)/.test(error.code ?? '');
}

function describe(issues: { path: PropertyKey[]; message: string }[]): string {
  return issues.map((issue) => `${issue.path.join('.') || 'event'}: ${issue.message}`).join('; ');
}
