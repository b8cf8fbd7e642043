import { addJob } from '@astaguide/queues/backend';
import {
  MAINTAIN,
  maintenanceQueue,
  maintenanceSchedules,
  runJobId,
  type MaintenanceJob,
  type MaintenanceSchedule,
} from '@astaguide/queues/maintenance-queue';
import { queueToken } from '@astaguide/queues/queue-provider';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { IntervalTasks } from '../lib/interval-tasks';
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
export class RunSchedules implements OnModuleInit {
  private lostAfter = 0;

  constructor(
    @Inject(queueToken(maintenanceQueue)) private readonly queue: Queue<MaintenanceJob>,
    private readonly runs: MaintenanceRunsRepository,
    private readonly intervalTasks: IntervalTasks,
  ) {}

  onModuleInit(): void {
    this.intervalTasks.every(PAUSE, 'look after the maintenance queue', () => this.look());
  }

  private async look(): Promise<void> {
    const { lostAfter } = this;
    this.lostAfter = LOST_AFTER;
    await this.runs.prune(new Date());
    for (const name of Object.keys(maintenanceSchedules) as MaintenanceSchedule[]) await this.ensure(name);
    for (const run of await this.runs.findUnfinished(lostAfter)) {
      await addJob(this.queue, MAINTAIN, { run }, { jobId: runJobId(run) });
    }
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
