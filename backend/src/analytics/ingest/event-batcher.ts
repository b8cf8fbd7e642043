import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import { addJob, requireTaking } from '@astaguide/queues/backend';
import { MAX_EVENTS_PER_JOB, RECORD_EVENTS, type RecordEventsJob } from '@astaguide/queues/events-queue';
import { GroupCommit } from '@astaguide/queues/group-commit';
import { traceToCarry, type InTrace } from '@astaguide/queues/telemetry';
import type { Queue } from 'bullmq';
import type { PinoLogger } from 'nestjs-pino';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventInboxRepository } from './event-inbox.repository';

/** An event with its request's id and trace. */
interface Arrival {
  event: TrackedEvent;
  requestId: string;
  /** The trace of its request, where requests are traced. */
  inTrace: InTrace | undefined;
}

/** Maximum number of waiting events: about half a second of the queue's throughput. */
const MAX_WAITING = 10_000;
/**
 * Milliseconds that a batch waits for more events under load. A job costs the same with 1 event or 64, on PostgreSQL
 * several milliseconds of processor time: half as many jobs cost half as much.
 */
const GATHER_MS = 5;
/** Milliseconds between two checks whether the queue is available again. */
const PROBE_INTERVAL = 500;
/** A stored batch proves for this long that the next one can be stored. Milliseconds. */
const PROOF = 10_000;
/** Bytes of a trial batch: more than the free space of a page of PostgreSQL, so that it needs space on the disk. */
const TRIAL_SIZE = 8192;

/** Adds batches of events to the queue, or to the inbox while the queue is unavailable. */
export class EventBatcher {
  private readonly commits: GroupCommit<Arrival>;
  /** Set while the queue is unavailable. */
  private probing: AbortController | undefined;
  /** When a batch was last stored, in milliseconds since 1970; 0 if the latest one was refused. */
  private lastStoredAt = 0;

  constructor(
    private readonly queue: Queue<RecordEventsJob>,
    private readonly inbox: EventInboxRepository,
    private readonly logger: PinoLogger,
  ) {
    this.commits = new GroupCommit((arrivals) => this.noting(() => this.enqueue(arrivals)), {
      batch: MAX_EVENTS_PER_JOB,
      waiting: MAX_WAITING,
      gather: GATHER_MS,
    });
  }

  /**
   * Resolves when the event is stored in the queue or the inbox.
   *
   * @throws GroupCommitFull when too many events are waiting; what the inbox throws
   */
  add(arrival: Arrival): Promise<void> {
    return this.commits.add(arrival);
  }

  /**
   * Resolves if the latest batch was stored, or a trial batch can be: visitors' events prove it, and without any a trial
   * does. The trial leaves nothing in the inbox; where the inbox fails, an empty job is added to the queue.
   *
   * @throws why events are refused now
   */
  async requireAccepting(): Promise<void> {
    if (Date.now() - this.lastStoredAt < PROOF) return;
    await this.noting(async () => {
      // Random, because PostgreSQL compresses long texts.
      const filler = randomBytes(TRIAL_SIZE).toString('base64');
      const trial = { events: [], requestIds: [filler] };
      await this.inbox.tryOut(filler).catch(async (error: unknown) => {
        await addJob(this.queue, RECORD_EVENTS, trial).catch(() => {
          throw error;
        });
      });
    });
  }

  /** Waits until all waiting events are stored. */
  async close(): Promise<void> {
    await this.commits.drained();
    this.probing?.abort();
  }

  private async noting(store: () => Promise<void>): Promise<void> {
    try {
      await store();
      this.lastStoredAt = Date.now();
    } catch (error) {
      this.lastStoredAt = 0;
      throw error;
    }
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
        // A job has one trace, that of its first event.
        const { inTrace } = arrivals[0]!;
        return await (inTrace ? inTrace(add) : add());
      } catch (error) {
        this.logger.warn({ err: error }, 'The queue is away: events go to the inbox');
        void this.probe();
      }
    }
    // The queue may have stored the batch all the same: event ids make it count once.
    await this.inbox.add(events, requestIds);
  }

  /**
   * Polls until the queue takes jobs again. Batches go to the inbox meanwhile, so that a hanging store does not slow
   * ingest.
   */
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
