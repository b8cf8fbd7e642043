import type { Queue } from 'bullmq';

/** States a job is in before it is done, or after it was given up. */
export const jobStates = ['waiting', 'active', 'delayed', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

const unfinished = ['waiting', 'active', 'delayed'] as const;

/** A queue as whoever keeps it healthy sees it: one name, however many shards hold its jobs. */
export interface WatchedQueue {
  name: string;
  /** Every shard that may hold jobs. */
  queues: readonly Queue[];
  /** How many of the first of them are added to. */
  shards: number;
}

/** Jobs by state, over all shards. Rejects where the store is away. */
export async function countJobs({ queues }: WatchedQueue): Promise<Record<JobState, number>> {
  const counts = await Promise.all(queues.map((queue) => queue.getJobCounts(...jobStates)));
  const sum = (state: JobState) => counts.reduce((total, count) => total + (count[state] ?? 0), 0);
  return { waiting: sum('waiting'), active: sum('active'), delayed: sum('delayed'), failed: sum('failed') };
}

/** Workers of the shard that has the fewest, of those that are added to. */
export async function countWorkers({ queues, shards }: WatchedQueue): Promise<number> {
  const used = queues.slice(0, shards);
  return Math.min(...(await Promise.all(used.map((queue) => queue.getWorkersCount()))));
}

/** When the oldest job that is not done was added, over all shards. Milliseconds since 1970; null for none. */
export async function findOldest({ queues }: WatchedQueue): Promise<number | null> {
  const times = (await Promise.all(queues.map((queue) => findOldestOf(queue)))).flat();
  return times.length > 0 ? Math.min(...times) : null;
}

/** When the oldest job of each state that a job passes through was added. */
async function findOldestOf(queue: Queue): Promise<number[]> {
  const counts = await queue.getJobCounts(...unfinished);
  const states = unfinished.filter((state) => (counts[state] ?? 0) > 0);
  const jobs = await Promise.all(states.map((state) => queue.getJobs([state], 0, 0, true)));
  // A job may have been done since it was counted.
  return jobs.flat().flatMap((job) => (job ? [job.timestamp] : []));
}
