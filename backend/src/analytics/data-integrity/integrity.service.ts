import type { Integrity } from '@astaguide/contracts/analytics/data-integrity';
import { OPEN_DAYS, oldestOpenDay } from '@astaguide/contracts/analytics/report/open-days';
import { dayIn } from '@astaguide/contracts/lib/time-zone';
import { readBacklog, type EventBacklog } from '@astaguide/queues/backlog';
import type { RecordEventsJob } from '@astaguide/queues/events-queue';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { isoDates, earliest } from '../../lib/iso-dates';
import { EVENTS_QUEUE } from '../../lib/queues.provider';
import { SettingsService } from '../../settings/settings.service';
import { within } from '../../lib/within';
import { IntegrityRepository } from './integrity.repository';

/** Milliseconds that the queue may take to answer. */
const ANSWER_WITHIN = 2000;

/** How far the metrics can be trusted: up to when they are complete, and whether they agree with the log. */
@Injectable()
export class IntegrityService {
  constructor(
    private readonly repository: IntegrityRepository,
    private readonly settings: SettingsService,
    @Inject(EVENTS_QUEUE) private readonly queue: Queue<RecordEventsJob>,
    private readonly logger: PinoLogger,
  ) {}

  async read(): Promise<Integrity> {
    // Taken first, so that events accepted meanwhile are later.
    const asOf = new Date();
    const { timeZone } = await this.settings.get();
    const openDays = { from: oldestOpenDay(asOf, timeZone), to: dayIn(asOf, timeZone) };
    const [waiting, verified, differing, days] = await Promise.all([
      this.readWaiting(),
      this.repository.findVerified(openDays.from, openDays.to),
      this.repository.findDiffering(),
      this.repository.countDays(openDays.to),
    ]);
    const isVerified = verified.length === OPEN_DAYS;
    const times = verified.map(({ verifiedAt }) => verifiedAt.getTime());
    return {
      asOf: asOf.toISOString(),
      completeThrough:
        waiting && new Date(Math.min(asOf.getTime(), waiting.oldestAt ?? Infinity)).toISOString(),
      waiting: waiting && waiting.jobs,
      drift: isVerified ? verified.reduce((sum, { drift }) => sum + drift, 0) : null,
      verifiedAt: isVerified ? new Date(Math.min(...times)).toISOString() : null,
      openDays,
      ...days,
      differingDays: differing.map(isoDates),
    };
  }

  /** Queue and inbox together. @returns null when either cannot be read */
  private async readWaiting(): Promise<EventBacklog | null> {
    try {
      // The queue first: a batch that it refuses meanwhile is found in the inbox.
      const queued = await within(ANSWER_WITHIN, readBacklog(this.queue));
      const inbox = await this.repository.readInbox();
      return { jobs: queued.jobs + inbox.batches, oldestAt: earliest(queued.oldestAt, inbox.oldestAt) };
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not read what waits to be recorded');
      return null;
    }
  }
}
