import {
  createPostgresBackend,
  Queue,
  Worker,
  type DefaultJobOptions,
  type Processor,
  type WorkerOptions,
} from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { openRedis, type RedisClient } from './redis-client';
import { parseRedisUrl } from '@astaguide/contracts/operations/redis-address';
import { requireReplicas, writeReplicated } from './replication';
import { queueTelemetry } from './telemetry';

/** Where the queues live: on Redis when an address is given, else on the product's own PostgreSQL. */
export interface QueueTarget {
  /** One server, a Redis Cluster or sentinels; see `parseRedisUrl` for the forms. */
  redisUrl?: string | undefined;
  /**
   * Replicas that must confirm a job before it counts as added. Default: 1 in a cluster and with sentinels, where a
   * replica may take over at any moment; 0 otherwise.
   */
  redisReplicas?: number | undefined;
  /** PostgreSQL connection string. */
  databaseUrl: string;
}

/** A queue's definition, shared by its producer and its worker. `Data` is the shape of a job's data. */
export interface QueueDefinition<Data> {
  name: string;
  defaultJobOptions: DefaultJobOptions;
  /** Only there to carry the type. */
  readonly data?: Data;
}

/** Schema of BullMQ's own tables, so that they stay apart from the product's. */
const POSTGRES_SCHEMA = 'bullmq';
/** Prefix with a hash tag, so that all keys of the queues are in one slot of a Redis Cluster. */
const REDIS_PREFIX = '{astaguide}';
/** Timeout of a producer's calls, after which it uses its fallback. Milliseconds. */
const PRODUCER_TIMEOUT = 3000;

/** How long to wait before connecting to the store again. BullMQ's default for workers is 15 s. Milliseconds. */
const RECONNECT_DELAY = 500;

/**
 * Longest time that an idle worker on PostgreSQL waits for a notification before it looks for jobs. BullMQ waits an hour
 * when another job is delayed that long, and after an error: a lost notification would delay a job as much. Seconds.
 */
const LONGEST_WAIT = 2;

/** What `addJob` needs to wait for the replicas of a queue on Redis. */
const replication = new WeakMap<object, { client: RedisClient; key: string; replicas: number }>();

/**
 * Opens a queue to add jobs to, with `addJob`. It fails fast: when the store cannot be reached, adding a job rejects
 * within seconds.
 */
export function openQueue<Data>(definition: QueueDefinition<Data>, target: QueueTarget): Queue<Data> {
  const { name, defaultJobOptions } = definition;
  if (target.redisUrl) {
    const client = openRedis(target.redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: PRODUCER_TIMEOUT,
    });
    // The queue emits the same errors; after it is closed nothing handles them.
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
    createRecoveringBackend,
  ) as unknown as Queue<Data>;
}

/**
 * Adds a job. Resolves when the store and the configured number of replicas have it.
 *
 * @param options.jobId while a job with this id exists, no other one is added
 * @throws when the store cannot be reached or does not answer in time; the job may have been added all the same
 */
export async function addJob<Data>(
  queue: Queue<Data>,
  name: string,
  data: Data,
  options: { jobId?: string } = {},
): Promise<void> {
  // The generic form of `add` cannot infer that these are the queue's name and data types.
  const add = () => (queue as unknown as Queue<unknown, unknown, string>).add(name, data, options);
  const onRedis = replication.get(queue);
  await inTime(onRedis ? writeReplicated(onRedis.client, onRedis, add) : add());
}

/** @throws when the queue cannot take jobs now */
export async function requireTaking(queue: Queue): Promise<void> {
  const onRedis = replication.get(queue);
  await inTime(queue.getWaitingCount());
  if (onRedis) await inTime(requireReplicas(onRedis.client, onRedis));
}

/** PostgreSQL connections shared by a worker's current jobs: a server allows about a hundred for all processes. */
const CONNECTIONS_FOR_JOBS = 16;

/** Opens a worker. The timeouts are short, so that the jobs of a dead worker are taken over within seconds. */
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
    // A job whose worker was killed is always retried; input that can never succeed becomes a failed event.
    maxStalledCount: 1_000_000,
    runRetryDelay: RECONNECT_DELAY,
    drainDelay: LONGEST_WAIT,
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
    createRecoveringBackend,
  ) as unknown as Worker<Data>;
}

/** Milliseconds before the next attempt: 0.2 s, doubling up to 5 s. */
export function retryDelay(attemptsMade: number): number {
  return Math.min(200 * 2 ** Math.min(attemptsMade - 1, 10), 5000);
}

/**
 * BullMQ's PostgreSQL backend, which survives a lost connection while it prepares its tables, tries again after a failed
 * one, and looks for jobs every few seconds. BullMQ memoizes the rejected promise of its bootstrap: a queue would stay
 * unavailable until a restart, and a worker would loop on the error without a pause.
 */
const createRecoveringBackend: typeof createPostgresBackend = (...parameters) => {
  const backend = createPostgresBackend(...parameters);
  Object.defineProperty(backend, 'maximumBlockTimeout', { value: LONGEST_WAIT });
  const memo = backend as unknown as Memo & {
    connection: Memo & { bootstrap(): Promise<void>; pool: Pool };
  };
  const { connection } = memo;
  // BullMQ listens to its idle connections only: a connection lost during the bootstrap would end the process.
  connection.pool.on('connect', (client) => client.on('error', () => undefined));
  const bootstrap = connection.bootstrap.bind(connection);
  connection.bootstrap = () =>
    bootstrap().catch(async (error: unknown) => {
      await pause(RECONNECT_DELAY);
      connection.readyPromise = undefined;
      memo.readyPromise = undefined;
      throw error;
    });
  return backend;
};

interface Memo {
  readyPromise?: Promise<void> | undefined;
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
