import type { QueueHealth } from '@astaguide/contracts/queue-health';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { WATCHED_QUEUES } from './watched-queues.provider';

type QueueJobs = NonNullable<QueueHealth['queues']>[number];
type Schedule = NonNullable<QueueHealth['schedules']>[number];

/** The states a job passes through before it is done. */
const UNDONE = ['waiting', 'active', 'delayed'] as const;

/** Asks the queues how they stand. Every call rejects where the store is away. */
@Injectable()
export class QueueReader {
  constructor(@Inject(WATCHED_QUEUES) private readonly queues: readonly Queue[]) {}

  /** Jobs of each queue by state. */
  jobs(): Promise<QueueJobs[]> {
    return Promise.all(
      this.queues.map(async (queue) => {
        const counts = await queue.getJobCounts(...UNDONE, 'failed');
        const of = (state: string) => counts[state] ?? 0;
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
      this.queues.map(async (queue) => ({ name: queue.name, workers: await queue.getWorkersCount() })),
    );
  }

  /** When the oldest batch of events came that is not done, in milliseconds since 1970; null when all are. */
  async oldestBatchAt(): Promise<number | null> {
    const events = this.queues.filter(({ name }) => name.startsWith('events'));
    const oldest = await Promise.all(
      events.flatMap((queue) => UNDONE.map((state) => queue.getJobs([state], 0, 0, true))),
    );
    // A job may end between the look at its id and the look at it.
    const times = oldest.flat().flatMap((job) => (job ? [job.timestamp] : []));
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** What comes round by itself, the next to come first. */
  async schedules(): Promise<Schedule[]> {
    const found = await Promise.all(
      this.queues.map(async (queue) => {
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
