import type { Queue } from 'bullmq';
import type { RecordEventsJob } from './events-queue';
import type { ShardedQueue } from './sharded-queue';

/** Every state that a job passes through before it is done. */
const UNFINISHED = ['waiting', 'active', 'delayed'] as const;

/** What waits on the events queue. */
export interface EventBacklog {
  jobs: number;
  /** When the door took the oldest event that waits. Milliseconds since 1970; null when none does. */
  oldestAt: number | null;
}

/** Reads what waits on the events queue, over all shards. @throws when its store does not answer */
export async function readBacklog({
  queues,
}: Pick<ShardedQueue<RecordEventsJob>, 'queues'>): Promise<EventBacklog> {
  const shards = await Promise.all(queues.map(readShard));
  const times = shards.flatMap(({ oldestAt }) => oldestAt ?? []);
  return {
    jobs: shards.reduce((sum, { jobs }) => sum + jobs, 0),
    oldestAt: times.length > 0 ? Math.min(...times) : null,
  };
}

async function readShard(queue: Queue<RecordEventsJob>): Promise<EventBacklog> {
  const counts = await queue.getJobCounts(...UNFINISHED);
  const states = UNFINISHED.filter((state) => (counts[state] ?? 0) > 0);
  const oldest = await Promise.all(states.map((state) => queue.getJobs([state], 0, 0, true)));
  // A job may have been done since it was counted.
  const times = oldest.flat().flatMap((job) => {
    const data = job?.data as Partial<RecordEventsJob> | undefined;
    const first = Date.parse(data?.events?.[0]?.timestamp ?? '');
    return job ? [Number.isNaN(first) ? job.timestamp : Math.min(first, job.timestamp)] : [];
  });
  return {
    jobs: states.reduce((sum, state) => sum + counts[state]!, 0),
    oldestAt: times.length > 0 ? Math.min(...times) : null,
  };
}
