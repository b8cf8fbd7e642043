import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { addJob, requireTaking } from '@astaguide/queues/backend';
import { MAX_EVENTS_PER_JOB, RECORD_EVENTS, type RecordEventsJob } from '@astaguide/queues/events-queue';
import { GroupCommit } from '@astaguide/queues/group-commit';
import { traceToCarry, type InTrace } from '@astaguide/queues/telemetry';
import type { Queue } from 'bullmq';
import type { PinoLogger } from 'nestjs-pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventInboxRepository } from './event-inbox.repository';

/** An event with what the log is told of it on its way. */
interface Arrival {
  event: TrackedEvent;
  requestId: string;
  /** The trace of its request, where requests are traced. */
  inTrace: InTrace | undefined;
}

/** Events that may wait for the queue: about half a second's worth of what it takes at its fastest. */
const MAX_WAITING = 10_000;
/**
 * Milliseconds that a batch waits for more events under load. A job costs the same whether it carries 1 event or 64, and
 * on PostgreSQL that is several milliseconds of processor time: half as many jobs are half of that cost.
 */
const GATHER_MS = 5;
/** Milliseconds between two looks whether the queue is back. */
const PROBE_INTERVAL = 500;

/** Puts batches of events on the queue, or into the inbox while the queue takes nothing. */
export class EventBatcher {
  private readonly commits: GroupCommit<Arrival>;
  /** There while the queue is away. */
  private probing: AbortController | undefined;

  constructor(
    private readonly queue: Queue<RecordEventsJob>,
    private readonly inbox: EventInboxRepository,
    private readonly logger: PinoLogger,
  ) {
    this.commits = new GroupCommit((arrivals) => this.enqueue(arrivals), {
      batch: MAX_EVENTS_PER_JOB,
      waiting: MAX_WAITING,
      gather: GATHER_MS,
    });
  }

  /**
   * Resolves when the event is stored where a worker will find it.
   *
   * @throws GroupCommitFull when too many wait already; what the inbox throws
   */
  add(arrival: Arrival): Promise<void> {
    return this.commits.add(arrival);
  }

  /** Lets the events that wait reach the queue. */
  async close(): Promise<void> {
    await this.commits.drained();
    this.probing?.abort();
  }

  private async enqueue(arrivals: Arrival[]): Promise<void> {
    const events = arrivals.map(({ event }) => event);
    const requestIds = arrivals.map(({ requestId }) => requestId);
    if (!this.probing) {
      try {
        const add = () => {
          const trace = traceToCarry();
          const job = { events, requestIds, ...(trace && { trace }) };
          return addJob(this.queue, RECORD_EVENTS, job);
        };
        // A job has one trace: that of the first of its events.
        const { inTrace } = arrivals[0]!;
        return await (inTrace ? inTrace(add) : add());
      } catch (error) {
        this.logger.warn({ err: error }, 'The queue is away: events go to the inbox');
        void this.probe();
      }
    }
    // The queue may have taken the batch all the same: its ids make it count once.
    await this.inbox.add(events, requestIds);
  }

  /** Asks until the queue takes jobs again. Meanwhile no batch waits for it: a hung store must not slow ingest. */
  private async probe(): Promise<void> {
    const { signal } = (this.probing = new AbortController());
    while (!signal.aborted) {
      await pause(PROBE_INTERVAL, undefined, { signal }).catch(() => undefined);
      const takes = await requireTaking(this.queue as Queue).then(
        () => true,
        () => false,
      );
      if (takes) break;
    }
    this.probing = undefined;
  }
}
