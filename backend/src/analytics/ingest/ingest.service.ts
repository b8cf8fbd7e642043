import type { TrackRequest } from '@astaguide/contracts/analytics/analytics-event';
import type { RecordEventsJob } from '@astaguide/queues/events-queue';
import { GroupCommitFull } from '@astaguide/queues/group-commit';
import { currentTrace } from '@astaguide/queues/telemetry';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { RETRY_AFTER, UnavailableError } from '../../http/errors';
import { EVENTS_QUEUE } from '../../lib/queues.provider';
import { describeEvent } from './describe-event';
import { EventBatcher } from './event-batcher';
import { EventInboxRepository } from './event-inbox.repository';
import { EventRateLimiter } from './event-rate-limiter.service';
import { KnownPagesService } from './known-pages.service';
import { readRequest } from './read-request';
import type { Visit } from './visit';
import { VisitorSaltsService } from './visitor-salts.service';

/** Ingest: validates, anonymises and stores events. An accepted event is on the queue or in the inbox. */
@Injectable()
export class IngestService implements BeforeApplicationShutdown {
  private readonly batcher: EventBatcher;
  private readonly trustsProxy: boolean;
  private readonly countryHeader: string | undefined;

  constructor(
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
    @Inject(EVENTS_QUEUE) queue: Queue<RecordEventsJob>,
    inbox: EventInboxRepository,
    private readonly salts: VisitorSaltsService,
    private readonly knownPages: KnownPagesService,
    private readonly rate: EventRateLimiter,
    private readonly logger: PinoLogger,
  ) {
    this.batcher = new EventBatcher(queue, inbox, logger);
    this.trustsProxy = config.trustProxy > 0;
    this.countryHeader = config.countryHeader;
  }

  /**
   * Resolves when the event is stored durably.
   *
   * @param requestId logged by every process that handles the event
   * @returns the event's id: the client's, if it sent one
   * @throws InvalidInputError for eventData that is no object; TooManyRequestsError when the address has sent too many
   *   events; UnavailableError when the event cannot be stored now
   */
  async accept(request: TrackRequest, visit: Visit, requestId: string): Promise<string> {
    const now = new Date();
    const read = readRequest(request, now);
    const salt = await this.salts.saltFor(read.occurredAt, now).catch(unavailable);
    const isKnownPage = await this.knownPages.get().catch(unavailable);
    // A proxy may repeat a request whose backend failed: it must count once.
    const id = request.id ?? (this.trustsProxy ? visit.callId : undefined);
    const event = describeEvent({ ...read, id }, visit, {
      salt,
      now,
      publicHost: new URL(this.config.publicUrl).host,
      isKnownPage,
      countryHeader: this.countryHeader,
    });
    this.rate.take(visit.ip);
    const arrival = { event, requestId, inTrace: currentTrace() };
    await this.batcher.add(arrival).catch(unavailable);
    this.logger.debug({ requestId, eventId: event.id }, 'An event is taken');
    return event.id;
  }

  /** Resolves if an event that arrived now would be stored. @throws why it would be refused */
  async requireAccepting(): Promise<void> {
    const now = new Date();
    await this.salts.saltFor(now, now);
    await this.batcher.requireAccepting();
  }

  /** Stores the waiting events before the queue's connection closes. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.batcher.close();
  }
}

function unavailable(error: unknown): never {
  if (error instanceof GroupCommitFull) throw new UnavailableError('Too many events at once.', RETRY_AFTER);
  throw new UnavailableError('Events cannot be stored now.', RETRY_AFTER, { cause: error });
}
