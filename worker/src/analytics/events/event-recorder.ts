import { Injectable } from '@nestjs/common';
import { trackedEventSchema } from '@astaguide/contracts/analytics/analytics-event';
import { GroupCommit } from '@astaguide/queues/group-commit';
import { DatabaseError } from 'pg';
import { EventLogRepository } from './event-log.repository';
import { SweptError } from './event-references.repository';
import { type FailedEntry, FailedEventsRepository } from './failed-events.repository';
import { type QueuedEvent, RecordableEvents } from './recordable-events';

/** Larger statements are no faster, and keep their locks longer. */
const MAX_EVENTS_PER_STATEMENT = 1000;
/** Batches in hand at once: those of the current write, and those that gather for the next ones. */
export const MAX_BATCHES_TOGETHER = 64;
/**
 * Under load a write waits this long for more batches, unless enough events for a statement have come already: larger
 * statements cost the database far less per event. Milliseconds.
 */
const GATHER_MS = 100;

/**
 * Records batches of events exactly once. Batches that arrive during a write are written together. An event that the
 * database rejects for its content is stored as a failed event.
 */
@Injectable()
export class EventRecorder {
  private readonly commits = new GroupCommit<QueuedEvent>((queued) => this.write(queued), {
    batch: MAX_EVENTS_PER_STATEMENT,
    waiting: Number.POSITIVE_INFINITY,
    gather: GATHER_MS,
  });

  constructor(
    private readonly log: EventLogRepository,
    private readonly rows: RecordableEvents,
    private readonly failedEvents: FailedEventsRepository,
  ) {}

  /**
   * Resolves when every event is in the log (now or before) or stored as a failed event.
   *
   * @param batch unvalidated events from the queue; a value that is no array becomes one failed event
   * @param jobId the origin that failed events name
   * @throws when the database cannot be reached: the whole batch must be recorded again
   */
  async record(batch: unknown, jobId: string | null): Promise<void> {
    if (!Array.isArray(batch)) {
      return this.failedEvents.keep([{ event: batch, reason: 'The batch is no list of events', jobId }]);
    }
    const queued: QueuedEvent[] = [];
    const failed: FailedEntry[] = [];
    const takenAt = new Date().toISOString();
    for (const event of batch as unknown[]) {
      const parsed = trackedEventSchema.safeParse(event);
      if (parsed.success) queued.push({ event: parsed.data, jobId, takenAt });
      else failed.push({ event, reason: describe(parsed.error.issues), jobId });
    }
    await Promise.all([this.failedEvents.keep(failed), ...queued.map((each) => this.commits.add(each))]);
  }

  /**
   * Writes events. The schema admits nothing that the database rejects for its content; if it rejects an event all the
   * same, the events are split in halves until that one is found.
   */
  private async write(queued: QueuedEvent[]): Promise<void> {
    try {
      await this.log.record(await this.rows.make(queued));
    } catch (error) {
      if (error instanceof SweptError) {
        this.rows.forgetIds();
        return this.write(queued);
      }
      if (!isRefusal(error)) throw error;
      const [only] = queued;
      if (queued.length === 1 && only)
        return this.failedEvents.keep([{ event: only.event, reason: reasonOf(error), jobId: only.jobId }]);
      const half = Math.ceil(queued.length / 2);
      await this.write(queued.slice(0, half));
      await this.write(queued.slice(half));
    }
  }
}

/** SQLSTATE classes 22 (data exception), 23 (constraint violation) and 54 (too large): the content is invalid. */
function isRefusal(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^(22|23|54)/.test(error.code ?? '');
}

/** The message without the values that it quotes, so that events group by it. */
const reasonOf = ({ message }: DatabaseError) => message.replace(/"[^"]*"/g, '"…"');

function describe(issues: { path: PropertyKey[]; message: string }[]): string {
  return issues.map((issue) => `${issue.path.join('.') || 'event'}: ${issue.message}`).join('; ');
}
