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
import type { WatchedQueue } from './watched-queue';

/**
 * The producer's side of a queue that is spread over shards, and what is to be known of all of them. Shards beyond
 * the present number, which may hold jobs of a time with more of them, are looked at as well.
 */
export class ShardedQueue<Data> implements WatchedQueue {
  readonly name: string;
  /** How many shards jobs are added to. */
  readonly shards: number;
  /** Every shard that may hold jobs: the first `shards` of them are added to. */
  readonly queues: readonly Queue<Data>[];
  private readonly disconnect: () => void;

  constructor(definition: QueueDefinition<Data>, target: QueueTarget) {
    this.name = definition.name;
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

  async close(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
    this.disconnect();
  }
}

/** How many shards a target has. */
export function shardsOf({ redisUrl, queueShards = 1 }: QueueTarget): number {
  return redisUrl ? queueShards : 1;
}
