import type { TrackedEvent, TrackRequest } from '@astaguide/contracts/analytics-event';
import { addJob } from '@astaguide/queues/backend';
import { MAX_EVENTS_PER_JOB, RECORD_EVENTS, type RecordEventsJob } from '@astaguide/queues/events-queue';
import { currentTrace, traceToCarry, type InTrace } from '@astaguide/queues/telemetry';
import { GroupCommit, GroupCommitFull } from '@astaguide/queues/group-commit';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { setTimeout as pause } from 'node:timers/promises';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { UnavailableError } from '../http/errors';
import { describeEvent } from './describe-event';
import { EventInboxRepository } from './event-inbox.repository';
import { EVENTS_QUEUE } from './events-queue.provider';
import type { Visit } from './visit';
import { VisitorSaltsService } from './visitor-salts.service';

/** Events that may wait for the queue: about half a second's worth of what it takes at its fastest. */
const MAX_WAITING = 10_000;
/** Milliseconds between two looks whether the queue is back. */
const PROBE_INTERVAL = 500;
/** When a caller that was turned away should come back. Seconds. */
const RETRY_AFTER = 5;

/** An event with what the log is told of it on its way. */
interface Arrival {
  event: TrackedEvent;
  requestId: string;
  /** The trace of its request, where requests are traced. */
  inTrace: InTrace | undefined;
}

/** The door of the event path: an accepted event is on the queue, or in the inbox beside it. */
@Injectable()
export class EventIntakeService implements BeforeApplicationShutdown {
  private readonly commits = new GroupCommit<Arrival>((arrivals) => this.enqueue(arrivals), {
    batch: MAX_EVENTS_PER_JOB,
    waiting: MAX_WAITING,
  });
  private readonly publicHost: string;
  /** There while the queue is away. */
  private probing: AbortController | undefined;

  constructor(
    @Inject(BACKEND_CONFIG) config: BackendConfig,
    @Inject(EVENTS_QUEUE) private readonly queue: Queue<RecordEventsJob>,
    private readonly inbox: EventInboxRepository,
    private readonly salts: VisitorSaltsService,
    private readonly logger: PinoLogger,
  ) {
    this.publicHost = new URL(config.publicUrl).host;
  }

  /**
   * Resolves when the event is safe: stored where the worker will find it.
   *
   * @param requestId told in the logs of every process that the event passes
   * @returns the event's id, the caller's own where it gave one
   * @throws InvalidInputError for eventData that is no object; UnavailableError when it cannot be stored now
   */
  async accept(request: TrackRequest, visit: Visit, requestId: string): Promise<string> {
    const now = new Date();
    const salt = await this.salts.saltFor(now).catch(unavailable);
    const event = describeEvent(request, visit, { salt, now, publicHost: this.publicHost });
    await this.commits.add({ event, requestId, inTrace: currentTrace() }).catch(unavailable);
    this.logger.debug({ requestId, eventId: event.id }, 'An event is taken');
    return event.id;
  }

  /** Lets the events that wait reach the queue before its connection closes. */
  async beforeApplicationShutdown(): Promise<void> {
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
          return addJob(this.queue, RECORD_EVENTS, { events, requestIds, ...(trace && { trace }) });
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

  /** Asks until the queue answers again. Meanwhile no batch waits for it: a hung store must not slow the door. */
  private async probe(): Promise<void> {
    const { signal } = (this.probing = new AbortController());
    while (!signal.aborted) {
      await pause(PROBE_INTERVAL, undefined, { signal }).catch(() => undefined);
      const answers = await this.queue.getWaitingCount().then(
        () => true,
        () => false,
      );
      if (answers) break;
    }
    this.probing = undefined;
  }
}

function unavailable(error: unknown): never {
  const reason =
    error instanceof GroupCommitFull ? 'Too many events at once.' : 'Events cannot be stored now.';
  throw new UnavailableError(reason, RETRY_AFTER);
}
