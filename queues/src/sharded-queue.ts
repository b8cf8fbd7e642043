import type { Queue } from 'bullmq';
import {
  addJob,
  openProducerConnection,
  openQueue,
  requireTaking,
  type QueueDefinition,
  type QueueTarget,
} from './backend';
import { MAX_SHARDS, shardDefinition, shardOf } from './shards';

/** States a job is in before it is done, or after it was given up. */
export const jobStates = ['waiting', 'active', 'delayed', 'failed'] as const;
type JobState = (typeof jobStates)[number];

const unfinished = ['waiting', 'active', 'delayed'] as const;

/**
 * The producer's side of a queue that is spread over shards, and what is to be known of all of them. Shards beyond
 * the present number, which may hold jobs of a time with more of them, are looked at as well.
 */
export class ShardedQueue<Data> {
  /** How many shards jobs are added to. */
  readonly shards: number;
  /** Every shard that may hold jobs: the first `shards` of them are added to. */
  readonly queues: readonly Queue<Data>[];
  private readonly disconnect: () => void;

  constructor(definition: QueueDefinition<Data>, target: QueueTarget) {
    this.shards = shardsOf(target);
    const client = target.redisUrl ? openProducerConnection(target.redisUrl) : undefined;
    this.disconnect = () => client?.disconnect();
    this.queues = Array.from({ length: client ? MAX_SHARDS : 1 }, (_, shard) =>
      openQueue(shardDefinition(definition, shard), target, client),
    );
  }

  onError(listener: (error: Error) => void): void {
    // They share one connection: each would tell of the same error.
    this.queues[0]!.on('error', listener);
    for (const queue of this.queues.slice(1)) queue.on('error', () => undefined);
  }

  /** The shard of a key. */
  shardOf(key: string): number {
    return shardOf(key, this.shards);
  }

  /**
   * Adds a job to a shard and resolves when the store has it.
   *
   * @throws when the store is away or has not taken the job in time; it may have taken it all the same
   */
  add(shard: number, name: string, data: Data): Promise<void> {
    return addJob(this.queues[shard]!, name, data);
  }

  /** @throws when the shard could not take a job now */
  requireTaking(shard: number): Promise<void> {
    return requireTaking(this.queues[shard]!);
  }

  /** Jobs by state, over all shards. */
  async countJobs(): Promise<Record<JobState, number>> {
    const counts = await Promise.all(this.queues.map((queue) => queue.getJobCounts(...jobStates)));
    const sum = (state: JobState) => counts.reduce((total, count) => total + (count[state] ?? 0), 0);
    return { waiting: sum('waiting'), active: sum('active'), delayed: sum('delayed'), failed: sum('failed') };
  }

  /** Workers of the shard that has the fewest, of those that are added to. */
  async countWorkers(): Promise<number> {
    const used = this.queues.slice(0, this.shards);
    return Math.min(...(await Promise.all(used.map((queue) => queue.getWorkersCount()))));
  }

  /** When the oldest job that is not done was added, over all shards. Milliseconds since 1970; null for none. */
  async findOldest(): Promise<number | null> {
    const times = await Promise.all(this.queues.map((queue) => findOldestOf(queue)));
    const known = times.flat();
    return known.length > 0 ? Math.min(...known) : null;
  }

  async close(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
    this.disconnect();
  }
}

/** How many shards a target has. */
export function shardsOf({ redisUrl, queueShards = 1 }: QueueTarget): number {
  return redisUrl ? queueShards : 1;
}

/** When the oldest job of each state that a job passes through was added. */
async function findOldestOf(queue: Queue): Promise<number[]> {
  const counts = await queue.getJobCounts(...unfinished);
  const states = unfinished.filter((state) => (counts[state] ?? 0) > 0);
  const jobs = await Promise.all(states.map((state) => queue.getJobs([state], 0, 0, true)));
  // A job may have been done since it was counted.
  return jobs.flat().flatMap((job) => (job ? [job.timestamp] : []));
}
