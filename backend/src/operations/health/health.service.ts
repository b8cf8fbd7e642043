import type { RecordEventsJob } from '@astaguide/queues/events-queue';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { IngestService } from '../../analytics/ingest/ingest.service';
import { isDiskFull } from '../../http/database-away';
import { GracefulShutdown } from '../../http/graceful-shutdown.service';
import { RETRY_AFTER, UnavailableError } from '../../http/errors';
import { EVENTS_QUEUE } from '../../lib/queues.provider';
import { within } from '../../lib/within';
import { WorkersRepository } from '../workers.repository';

/** Timeout of each check. Milliseconds. */
const ANSWER_WITHIN = 3000;
/** Many probes cost one check: its result is kept for this long. Milliseconds. */
const KEPT = 1000;

/** Whether the parts that the product needs answer, and whether events are accepted. */
@Injectable()
export class HealthService {
  /** The check that runs, or ended less than a second ago: the failing parts. */
  private latest: Promise<string[]> | undefined;

  constructor(
    private readonly workers: WorkersRepository,
    private readonly ingest: IngestService,
    private readonly gracefulShutdown: GracefulShutdown,
    @Inject(EVENTS_QUEUE) private readonly queue: Queue<RecordEventsJob>,
  ) {}

  /** @throws UnavailableError that names the parts which fail */
  async requireReady(): Promise<void> {
    if (this.gracefulShutdown.begun)
      throw new UnavailableError('Not ready: it is being stopped', RETRY_AFTER);
    this.latest ??= this.findFailing().finally(() =>
      setTimeout(() => (this.latest = undefined), KEPT).unref(),
    );
    const failing = await this.latest;
    if (failing.length > 0) throw new UnavailableError(`Not ready: ${failing.join(', ')}`, RETRY_AFTER);
  }

  private async findFailing(): Promise<string[]> {
    const checks: Record<string, () => Promise<unknown>> = {
      database: () => this.workers.ping(),
      queue: () => this.queue.getJobCounts(),
      worker: () => this.requireWorker(),
      events: () => this.ingest.requireAccepting(),
    };
    const failing = await Promise.all(
      Object.entries(checks).map(([name, check]) =>
        within(ANSWER_WITHIN, check()).then(
          () => [],
          (error: unknown) => [isDiskFull(error) ? `${name} (the disk is full)` : name],
        ),
      ),
    );
    return failing.flat();
  }

  /** A worker that hangs stays connected to the queue, but sends no heartbeat. */
  private async requireWorker(): Promise<void> {
    const [connected, alive] = await Promise.all([this.queue.getWorkersCount(), this.workers.findAlive()]);
    if (connected === 0 || alive.length === 0) throw new Error('No worker answers');
  }
}
