import { addJob } from '@astaguide/queues/backend';
import {
  MAINTAIN,
  maintenanceQueue,
  maintenanceSchedules,
  runJobId,
  type MaintenanceJob,
  type MaintenanceSchedule,
} from '@astaguide/queues/maintenance-queue';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { MaintenanceRunsRepository } from './runs.repository';

/** Nest's injection token for the queue that RunSchedules fills, and closes. */
export const MAINTENANCE_QUEUE = Symbol('MAINTENANCE_QUEUE');

/** Milliseconds between two looks at the queue. */
const PAUSE = 30_000;
/**
 * Seconds after which a run that has not ended is put on the queue again; its job may lie there all the same. The first
 * look takes every one: a run may have been written down before there was a queue.
 */
const LOST_AFTER = 20;

/**
 * Sees to it that the queue has what it should: the schedules, and a job for every run that has not ended, also
 * after the store of the queue was emptied. Every worker does it: there is one schedule of each name, though its first
 * turn may come once for each of two workers that set it at the same moment.
 */
@Injectable()
export class RunSchedules implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private stopped = false;

  constructor(
    @Inject(MAINTENANCE_QUEUE) private readonly queue: Queue<MaintenanceJob>,
    private readonly runs: MaintenanceRunsRepository,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.queue.on('error', (error) => this.logger.warn({ err: error }, 'The maintenance queue is away'));
    this.goOn(0);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
    await this.queue.close();
  }

  private goOn(lostAfter = LOST_AFTER): void {
    this.looking = this.look(lostAfter)
      .catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Could not look after the maintenance queue'),
      )
      .finally(() => {
        if (!this.stopped) this.timer = setTimeout(() => this.goOn(), PAUSE);
      });
  }

  private async look(lostAfter: number): Promise<void> {
    await this.runs.prune(new Date());
    for (const name of Object.keys(maintenanceSchedules) as MaintenanceSchedule[]) await this.ensure(name);
    for (const run of await this.runs.findUnfinished(lostAfter)) {
      await addJob(this.queue, MAINTAIN, { run }, { jobId: runJobId(run) });
    }
  }

  /** Setting a schedule that stands would begin its time anew at each start. */
  private async ensure(name: MaintenanceSchedule): Promise<void> {
    const wanted: { every?: number; pattern?: string; tz?: string } = maintenanceSchedules[name];
    const known = await this.queue.getJobScheduler(name);
    if (known && Number(known.every ?? 0) === (wanted.every ?? 0) && known.pattern === wanted.pattern) return;
    await this.queue.upsertJobScheduler(name, wanted, {
      name: MAINTAIN,
      data: { schedule: name },
      opts: maintenanceQueue.defaultJobOptions,
    });
  }
}
