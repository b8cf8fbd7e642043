import { earliest } from '../lib/iso-dates';
import { summarizeLag } from '@astaguide/contracts/operations/lag-percentile';
import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { DiskReader } from './disk-reader.service';
import { EventPathRepository } from './event-path.repository';
import { QueueReader } from './queue-reader.service';
import { WorkersRepository } from './workers.repository';

/** The state of the event path, for the dashboard. */
@Injectable()
export class QueueHealthService {
  constructor(
    private readonly queues: QueueReader,
    private readonly events: EventPathRepository,
    private readonly workers: WorkersRepository,
    private readonly disk: DiskReader,
    private readonly logger: PinoLogger,
  ) {}

  async read(): Promise<QueueHealth> {
    const [queue, stored, workers, minutes, lags, disk] = await Promise.all([
      this.readQueues(),
      this.events.read(),
      this.workers.findAlive(),
      this.workers.lastHour(),
      this.workers.recentLags(60),
      this.disk.read(),
    ]);
    const oldest = earliest(queue?.oldestBatchAt, stored.oldestInboxAt);
    const sum = (metric: 'batches' | 'failures' | 'retries') =>
      minutes.reduce((total, minute) => total + minute[metric], 0);
    return {
      takenAt: new Date().toISOString(),
      queues: queue?.jobs ?? null,
      inboxBatches: stored.inboxBatches,
      failed: stored.failed,
      lastFailedId: stored.lastFailedId,
      // Without the queue, the oldest waiting batch is unknown.
      oldestWaitingAt: queue && oldest !== null ? new Date(oldest).toISOString() : null,
      lag: summarizeLag(lags),
      throughput: minutes.map(({ minute, events }) => ({ minute: minute.toISOString(), events })),
      lastHour: { batches: sum('batches'), failures: sum('failures'), retries: sum('retries') },
      disk,
      backup: {
        lastAt: stored.backupTakenAt?.toISOString() ?? null,
        failure: stored.backupFailure,
        eventsSince: stored.eventsSince?.toISOString() ?? null,
      },
      workers,
      schedules: queue?.schedules ?? null,
    };
  }

  private async readQueues() {
    try {
      const [jobs, oldestBatchAt, schedules] = await Promise.all([
        this.queues.jobs(),
        this.queues.oldestBatchAt(),
        this.queues.schedules(),
      ]);
      return { jobs, oldestBatchAt, schedules };
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not read the queue status');
      return undefined;
    }
  }
}
