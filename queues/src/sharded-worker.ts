import type { Processor, Worker } from 'bullmq';
import { openWorker, type QueueDefinition, type QueueTarget } from './backend';
import { ShardedQueue, shardsOf } from './sharded-queue';
import { MAX_SHARDS, shardDefinition } from './shards';

/** How often shards that are not in use are looked at for jobs. Milliseconds. */
const LOOK_EVERY = 5000;

interface ShardedWorkerOptions {
  /** Jobs of each shard in hand at once. */
  concurrency: number;
  /** Milliseconds between two looks at shards that are not in use. */
  lookEvery?: number;
  /** Told of each worker right after it was opened. */
  onOpen: (worker: Worker) => void;
  /** The shards that are not in use could not be looked at. */
  onError: (error: Error) => void;
}

/**
 * Works on every shard of a queue. A shard beyond the present number is worked on as soon as it is seen to hold
 * jobs: those of a time with more shards, or of backends that already know of more.
 */
export class ShardedWorker<Data> {
  private readonly workers = new Map<number, Worker<Data>>();
  private readonly watched: ShardedQueue<Data> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly definition: QueueDefinition<Data>,
    private readonly target: QueueTarget,
    private readonly processor: Processor<Data>,
    private readonly options: ShardedWorkerOptions,
  ) {
    for (let shard = 0; shard < shardsOf(target); shard++) this.work(shard);
    if (!target.redisUrl) return;
    this.watched = new ShardedQueue(definition, target);
    this.watched.onError(options.onError);
    this.look();
  }

  /** Finishes the jobs in hand. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await Promise.all([...this.workers.values()].map((worker) => worker.close()));
    await this.looking;
    await this.watched?.close();
  }

  private work(shard: number): void {
    const definition = shardDefinition(this.definition, shard);
    const worker = openWorker(definition, this.target, this.processor, this.options);
    this.workers.set(shard, worker);
    this.options.onOpen(worker as Worker);
  }

  private look(): void {
    this.looking = this.takeOver()
      .catch((error: unknown) => this.options.onError(error as Error))
      .finally(() => {
        if (!this.closed) this.timer = setTimeout(() => this.look(), this.options.lookEvery ?? LOOK_EVERY);
      });
  }

  private async takeOver(): Promise<void> {
    for (let shard = 0; shard < MAX_SHARDS; shard++) {
      if (this.workers.has(shard)) continue;
      const counts = await this.watched!.queues[shard]!.getJobCounts('waiting', 'active', 'delayed');
      const holdsJobs = Object.values(counts).some((count) => count > 0);
      if (holdsJobs && !this.closed) this.work(shard);
    }
  }
}
