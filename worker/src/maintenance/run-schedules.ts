import { addJob } from '@astaguide/queues/backend';
import {
  MAINTAIN,
  maintenanceQueue,
  runJobId,
  type MaintenanceJob,
  type ScheduledJob,
} from '@astaguide/queues/maintenance-queue';
import { queueToken } from '@astaguide/queues/queue-provider';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { isDeepStrictEqual } from 'node:util';
import { MaintenanceRunsRepository } from './runs.repository';

/**
 * Seconds after which an unfinished run is queued again, even if its job still exists. The first check queues all of
 * them: a run may have been stored before the queue existed.
 */
const LOST_AFTER = 20;

@Injectable()
export class RunSchedules {
  private lostAfter = 0;

  constructor(
    @Inject(queueToken(maintenanceQueue)) private readonly queue: Queue<MaintenanceJob>,
    private readonly runs: MaintenanceRunsRepository,
  ) {}

  /**
   * Ensures that the queue has the scheduled jobs and a job for every unfinished run, even after the queue's store was
   * emptied. Every worker may do this: a schedule exists once, although its first job may run twice when two workers
   * create it at the same time.
   */
  async restore(scheduledJobs: readonly ScheduledJob[]): Promise<void> {
    const { lostAfter } = this;
    this.lostAfter = LOST_AFTER;
    const timeZone = await this.runs.timeZone();
    for (const job of scheduledJobs) await this.ensure(job, timeZone);
    for (const run of await this.runs.findUnfinished(lostAfter)) {
      await addJob(this.queue, MAINTAIN, { run }, { jobId: runJobId(run) });
    }
  }

  /** Setting an existing schedule would restart its interval at every start. */
  private async ensure({ name, work, ...times }: ScheduledJob, timeZone: string): Promise<void> {
    const wanted = 'pattern' in times ? { ...times, tz: timeZone } : times;
    const known = await this.queue.getJobScheduler(name);
    const current = known && ('pattern' in times ? [known.pattern, known.tz] : [Number(known.every)]);
    if (
      isDeepStrictEqual(current, Object.values(wanted)) &&
      isDeepStrictEqual(known?.template?.data, { work })
    )
      return;
    await this.queue.upsertJobScheduler(name, wanted, {
      name: MAINTAIN,
      data: { work },
      opts: maintenanceQueue.defaultJobOptions,
    });
  }
}
