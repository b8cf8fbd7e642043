import type { QueueHealth } from '@astaguide/contracts/queue-health';
import { eventsQueue } from '@astaguide/queues/events-queue';
import { countJobs, countWorkers, findOldest, type WatchedQueue } from '@astaguide/queues/watched-queue';
import { Inject, Injectable } from '@nestjs/common';
import { WATCHED_QUEUES } from './watched-queues.provider';

type QueueJobs = NonNullable<QueueHealth['queues']>[number];
type Schedule = NonNullable<QueueHealth['schedules']>[number];

/** Asks the queues how they stand. Every call rejects where the store is away. */
@Injectable()
export class QueueReader {
  constructor(@Inject(WATCHED_QUEUES) private readonly queues: readonly WatchedQueue[]) {}

  /** Jobs of each queue by state. */
  jobs(): Promise<QueueJobs[]> {
    return Promise.all(this.queues.map(async (queue) => ({ name: queue.name, ...(await countJobs(queue)) })));
  }

  /** Workers that are connected, by queue. */
  workers(): Promise<{ name: string; workers: number }[]> {
    return Promise.all(
      this.queues.map(async (queue) => ({ name: queue.name, workers: await countWorkers(queue) })),
    );
  }

  /** When the oldest batch of events came that is not done, in milliseconds since 1970; null when all are. */
  oldestBatchAt(): Promise<number | null> {
    return findOldest(this.queues.find(({ name }) => name === eventsQueue.name)!);
  }

  /** What comes round by itself, the next to come first. */
  async schedules(): Promise<Schedule[]> {
    const found = await Promise.all(
      this.queues
        .flatMap(({ queues }) => queues)
        .map(async (queue) => {
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
