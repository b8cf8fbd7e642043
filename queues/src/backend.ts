import {
  createPostgresBackend,
  Queue,
  Worker,
  type DefaultJobOptions,
  type Processor,
  type WorkerOptions,
} from 'bullmq';
import { openRedis, type RedisClient } from './redis-client';
import { parseRedisUrl } from '@astaguide/contracts/operations/redis-address';
import { requireReplicas, writeReplicated } from './replication';
import { queueTelemetry } from './telemetry';

/** Where the queues live: on Redis when an address is given, else on the product's own PostgreSQL. */
export interface QueueTarget {
  /** One server, a Redis Cluster or sentinels: `parseRedisUrl` tells the forms. */
  redisUrl?: string | undefined;
  /**
   * Replicas that must have a job before it counts as added. Default: 1 in a cluster and with sentinels, where a
   * replica may take over at any moment, else 0.
   */
  redisReplicas?: number | undefined;
  /** PostgreSQL connection string. */
  databaseUrl: string;
}

/** A queue as both its producer and its worker know it. `Data` is the shape of a job's data. */
export interface QueueDefinition<Data> {
  name: string;
  defaultJobOptions: DefaultJobOptions;
  /** Only there to carry the type. */
  readonly data?: Data;
}

/** Schema of BullMQ's own tables, so that they stay apart from the product's. */
const POSTGRES_SCHEMA = 'bullmq';
/** What stands in braces in every key of the queues, so that their keys fall into one slot of a Redis Cluster. */
const REDIS_PREFIX = '{astaguide}';
/** A producer that waits longer than this for its store takes the other way instead. Milliseconds. */
const PRODUCER_TIMEOUT = 3000;

/** What a queue on Redis needs for its jobs to be safe. */
const replication = new WeakMap<object, { client: RedisClient; key: string; replicas: number }>();

/**
 * Opens a queue to add jobs to, through `addJob`. It fails fast: where the store is away, adding rejects
 * within seconds instead of waiting for it.
 */
export function openQueue<Data>(definition: QueueDefinition<Data>, target: QueueTarget): Queue<Data> {
  const { name, defaultJobOptions } = definition;
  if (target.redisUrl) {
    const client = openRedis(target.redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: PRODUCER_TIMEOUT,
    });
    // The queue tells of its errors; after it is closed there is nobody to tell.
    client.on('error', () => undefined);
    const queue = new Queue<Data>(name, {
      connection: client,
      prefix: REDIS_PREFIX,
      defaultJobOptions,
      ...queueTelemetry(),
    });
    replication.set(queue, { client, key: REDIS_PREFIX, replicas: replicasOf(target) });
    return closeAfter(queue, client);
  }
  const connection = { ...postgresConnection(target.databaseUrl, 4), query_timeout: PRODUCER_TIMEOUT };
  return new Queue(
    name,
    { connection, defaultJobOptions, ...queueTelemetry() },
    createPostgresBackend,
  ) as unknown as Queue<Data>;
}

/**
 * Adds a job and resolves when the store has it, and as many replicas as the target asks for.
 *
 * @param options.jobId an id of its own: while a job has it, another one is not added
 * @throws when the store is away or has not taken the job in time; it may have taken it all the same
 */
export async function addJob<Data>(
  queue: Queue<Data>,
  name: string,
  data: Data,
  options: { jobId?: string } = {},
): Promise<void> {
  // The generic form of `add` cannot tell that these are the queue's own name and data types.
  const add = () => (queue as unknown as Queue<unknown, unknown, string>).add(name, data, options);
  const onRedis = replication.get(queue);
  await inTime(onRedis ? writeReplicated(onRedis.client, onRedis, add) : add());
}

/** @throws when the queue could not take a job now */
export async function requireTaking(queue: Queue): Promise<void> {
  const onRedis = replication.get(queue);
  await inTime(queue.getWaitingCount());
  if (onRedis) await inTime(requireReplicas(onRedis.client, onRedis));
}

/** Connections to PostgreSQL that a worker's jobs in hand share: a server gives a hundred to all processes together. */
const CONNECTIONS_FOR_JOBS = 16;

/** Opens a worker. The times are short, so that a dead worker's jobs are taken over within seconds. */
export function openWorker<Data>(
  definition: QueueDefinition<Data>,
  target: QueueTarget,
  processor: Processor<Data>,
  options: { concurrency: number },
): Worker<Data> {
  const shared = {
    concurrency: options.concurrency,
    lockDuration: 3000,
    stalledInterval: 1500,
    // A job whose worker was killed is always given to another; what is hopeless ends in the quarantine.
    maxStalledCount: 1_000_000,
    // How long to wait after the store was away. 15 s by default.
    runRetryDelay: 500,
    drainDelay: 2,
    settings: { backoffStrategy: retryDelay },
    ...queueTelemetry(),
  } satisfies Partial<WorkerOptions>;
  if (target.redisUrl) {
    const client = openRedis(target.redisUrl, { maxRetriesPerRequest: null });
    const worker = new Worker<Data>(definition.name, processor, {
      ...shared,
      connection: client,
      prefix: REDIS_PREFIX,
    });
    return closeAfter(worker, client);
  }
  const forJobs = Math.min(options.concurrency, CONNECTIONS_FOR_JOBS);
  const connection = postgresConnection(target.databaseUrl, forJobs + 2);
  return new Worker(
    definition.name,
    processor as Processor,
    { ...shared, connection },
    createPostgresBackend,
  ) as unknown as Worker<Data>;
}

/** Milliseconds before the next try: 0.2 s doubling to 5 s, for as long as it takes. */
export function retryDelay(attemptsMade: number): number {
  return Math.min(200 * 2 ** Math.min(attemptsMade - 1, 10), 5000);
}

function postgresConnection(connectionString: string, max: number) {
  return {
    connectionString,
    max,
    schema: POSTGRES_SCHEMA,
    migrate: true,
    connectionTimeoutMillis: PRODUCER_TIMEOUT,
    application_name: 'astaguide queue',
  };
}

function replicasOf({ redisUrl, redisReplicas }: QueueTarget): number {
  return redisReplicas ?? (parseRedisUrl(redisUrl!).kind === 'server' ? 0 : 1);
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The queue did not answer in time')), PRODUCER_TIMEOUT);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function closeAfter<Opened extends { close(force?: boolean): Promise<void> }>(
  opened: Opened,
  client: RedisClient,
): Opened {
  const close = opened.close.bind(opened);
  opened.close = async (force) => {
    await close(force);
    client.disconnect();
  };
  return opened;
}
