import { trackedEventSchema, type TrackedEvent } from '@astaguide/contracts/analytics-event';
import { GroupCommit } from '@astaguide/queues/group-commit';
import { DatabaseError } from 'pg';
import type { EventLogRepository, RecordableEvent } from './event-log.repository';
import { judgeBot } from './judge-bot';
import type { QuarantineRepository } from './quarantine.repository';
import type { UserAgentsRepository } from './user-agents.repository';
import type { RollupsRepository } from '../rollups/rollups.repository';
import { oldestOpenDay } from '../rollups/open-days';

/** Larger statements are no faster, and hold their locks longer. */
const MAX_EVENTS_PER_STATEMENT = 1000;

interface Arrival {
  event: TrackedEvent;
  jobId: string | null;
}

/**
 * Records batches of events exactly once. Batches that arrive while another is being written are written
 * together; an event that the database refuses for its content is kept in the quarantine, alone.
 */
export class EventRecorder {
  private readonly commits = new GroupCommit<Arrival[]>((batches) => this.write(batches.flat()), {
    batch: 16,
    waiting: Number.POSITIVE_INFINITY,
  });

  constructor(
    private readonly log: EventLogRepository,
    private readonly userAgents: UserAgentsRepository,
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
    for (const event of batch as unknown[]) {
      const parsed = trackedEventSchema.safeParse(event);
      if (parsed.success) arrivals.push({ event: parsed.data, jobId });
      else await this.quarantine.keep({ event, reason: describe(parsed.error.issues), jobId });
    }
    if (arrivals.length > 0) await this.commits.add(arrivals);
  }

  private async write(arrivals: Arrival[]): Promise<void> {
    for (const [hour, ofHour] of groupByHour(arrivals)) {
      for (let start = 0; start < ofHour.length; start += MAX_EVENTS_PER_STATEMENT) {
        await this.writeHour(ofHour.slice(start, start + MAX_EVENTS_PER_STATEMENT));
      }
      // The marks that tell a known visitor from a new one are gone for a closed day: count it anew.
      const day = hour.slice(0, 10);
      if (day < oldestOpenDay(new Date())) await this.rollups.rebuildDay(day);
    }
  }

  /** Writes events of one hour; halves them until what the database refuses stands alone. */
  private async writeHour(arrivals: Arrival[]): Promise<void> {
    try {
      const ids = await this.userAgents.identify(arrivals.map(({ event }) => event.userAgent));
      await this.log.record(arrivals.map(({ event }) => toRecordable(event, ids)));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const [only] = arrivals;
      if (arrivals.length === 1 && only) {
        await this.quarantine.keep({ event: only.event, reason: error.message, jobId: only.jobId });
        return;
      }
      const half = Math.ceil(arrivals.length / 2);
      await this.writeHour(arrivals.slice(0, half));
      await this.writeHour(arrivals.slice(half));
    }
  }
}

function groupByHour(arrivals: Arrival[]): Map<string, Arrival[]> {
  const groups = new Map<string, Arrival[]>();
  for (const arrival of arrivals) {
    const hour = arrival.event.timestamp.slice(0, 13);
    const group = groups.get(hour);
    if (group) group.push(arrival);
    else groups.set(hour, [arrival]);
  }
  return groups;
}

function toRecordable(
  { userAgent, ...event }: TrackedEvent,
  ids: ReadonlyMap<string, number>,
): RecordableEvent {
  return { ...event, userAgentId: ids.get(userAgent)!, botReasons: judgeBot({ userAgent }) };
}

/** SQLSTATE classes 22 (data exception), 23 (constraint violation) and 54 (too large): the content is at fault. */
function isRefusal(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^(22|23|54)/.test(error.code ?? '');
}

function describe(issues: { path: PropertyKey[]; message: string }[]): string {
  return issues.map((issue) => `${issue.path.join('.') || 'event'}: ${issue.message}`).join('; ');
}
