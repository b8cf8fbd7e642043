import { addJob } from '@astaguide/queues/backend';
import {
  MAINTAIN,
  maintenanceQueue,
  maintenanceSchedules,
  runJobId,
  type MaintenanceJob,
  type MaintenanceSchedule,
} from '@astaguide/queues/maintenance-queue';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { queueToken } from '../queue-provider';
import { repeat } from '../repeat';
import { MaintenanceRunsRepository } from './runs.repository';

/** Milliseconds between two checks of the queue. */
const PAUSE = 30_000;
/**
 * Seconds after which an unfinished run is queued again, even if its job still exists. The first check queues all of
 * them: a run may have been stored before the queue existed.
 */
const LOST_AFTER = 20;

/**
 * Ensures that the queue has its schedules and a job for every unfinished run, even after the queue's store was
 * emptied. Every worker does this: a schedule exists once, although its first job may run twice when two workers create
 * it at the same time.
 */
@Injectable()
export class RunSchedules implements OnModuleInit, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private looking: Promise<void> | undefined;
  private lostAfter = 0;

  constructor(
    @Inject(queueToken(maintenanceQueue)) private readonly queue: Queue<MaintenanceJob>,
    private readonly runs: MaintenanceRunsRepository,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.looking = repeat(PAUSE, this.stopping.signal, () => this.look());
  }

  /** Before the queue is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.looking;
  }

  private async look(): Promise<void> {
    try {
      await this.runs.prune(new Date());
      for (const name of Object.keys(maintenanceSchedules) as MaintenanceSchedule[]) await this.ensure(name);
      for (const run of await this.runs.findUnfinished(this.lostAfter)) {
        await addJob(this.queue, MAINTAIN, { run }, { jobId: runJobId(run) });
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not look after the maintenance queue');
    }
    this.lostAfter = LOST_AFTER;
  }

  /** Setting an existing schedule would restart its interval at every start. */
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
