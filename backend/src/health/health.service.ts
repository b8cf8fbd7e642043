import type { RecordEventsJob } from '@astaguide/queues/events-queue';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { GracefulShutdown } from '../http/graceful-shutdown.service';
import { RETRY_AFTER, UnavailableError } from '../http/errors';
import { EVENTS_QUEUE } from '../queues.provider';
import { within } from '../within';
import { HealthRepository } from './health.repository';

/** Timeout of each check. Milliseconds. */
const ANSWER_WITHIN = 3000;

/** Whether the parts that the product needs answer. */
@Injectable()
export class HealthService {
  constructor(
    private readonly database: HealthRepository,
    private readonly gracefulShutdown: GracefulShutdown,
    @Inject(EVENTS_QUEUE) private readonly queue: Queue<RecordEventsJob>,
  ) {}

  /** @throws UnavailableError that names the parts which do not answer */
  async requireReady(): Promise<void> {
    if (this.gracefulShutdown.begun)
      throw new UnavailableError('Not ready: it is being stopped', RETRY_AFTER);
    const checks: Record<string, () => Promise<unknown>> = {
      database: () => this.database.ping(),
      queue: () => this.queue.getJobCounts(),
      worker: () => this.requireWorker(),
    };
    const failing = await Promise.all(
      Object.entries(checks).map(([name, check]) =>
        within(ANSWER_WITHIN, check()).then(
          () => [],
          () => [name],
        ),
      ),
    );
    if (failing.flat().length > 0)
      throw new UnavailableError(`Not ready: ${failing.flat().join(', ')}`, RETRY_AFTER);
  }

  private async requireWorker(): Promise<void> {
    if ((await this.queue.getWorkersCount()) === 0) throw new Error('No worker is connected');
  }
}
