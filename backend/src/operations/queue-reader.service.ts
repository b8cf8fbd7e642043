import type { QueueHealth } from '@astaguide/contracts/operations/queue-health';
import { readBacklog } from '@astaguide/queues/backlog';
import type { RecordEventsJob } from '@astaguide/queues/events-queue';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { EVENTS_QUEUE, WATCHED_QUEUES, type WatchedQueues } from '../lib/queues.provider';

type QueueJobs = NonNullable<QueueHealth['queues']>[number];
type Schedule = NonNullable<QueueHealth['schedules']>[number];

/** States a job is in before it is done, or after it was given up. */
export const jobStates = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Reads the state of the queues. Every call rejects if the store cannot be reached. */
@Injectable()
export class QueueReader {
  constructor(
    @Inject(WATCHED_QUEUES) private readonly queues: WatchedQueues,
    @Inject(EVENTS_QUEUE) private readonly events: Queue<RecordEventsJob>,
  ) {}

  /** Jobs of each queue by state. */
  jobs(): Promise<QueueJobs[]> {
    return Promise.all(
      this.queues().map(async (queue) => {
        const counts = await queue.getJobCounts(...jobStates);
        const of = (state: (typeof jobStates)[number]) => counts[state] ?? 0;
        return {
          name: queue.name,
          waiting: of('waiting'),
          active: of('active'),
          delayed: of('delayed'),
          failed: of('failed'),
        };
      }),
    );
  }

  /** Workers that are connected, by queue. */
  workers(): Promise<{ name: string; workers: number }[]> {
    return Promise.all(
      this.queues().map(async (queue) => ({ name: queue.name, workers: await queue.getWorkersCount() })),
    );
  }

  /** When the oldest event came that waits, in milliseconds since 1970; null when none does. */
  async oldestBatchAt(): Promise<number | null> {
    return (await readBacklog(this.events)).oldestAt;
  }

  /** Scheduled jobs, the next one first. */
  async schedules(): Promise<Schedule[]> {
    const found = await Promise.all(
      this.queues().map(async (queue) => {
        const schedulers = await queue.getJobSchedulers(0, -1, true);
        return schedulers.map(({ key, pattern, every, tz, next }): Schedule => ({
          queue: queue.name,
          name: key,
          pattern: pattern ?? null,
          everyMs: every === undefined || every === null ? null : Number(every),
          timeZone: tz ?? null,
          nextAt: next ? new Date(next).toISOString() : null,
        }));
      }),
    );
    return found.flat().sort((one, other) => (one.nextAt ?? '').localeCompare(other.nextAt ?? ''));
  }
}
