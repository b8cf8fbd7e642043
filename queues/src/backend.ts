import {
  createPostgresBackend,
  Queue,
  Worker,
  type DefaultJobOptions,
  type Processor,
  type WorkerOptions,
} from 'bullmq';
import { Cluster, Redis, type RedisOptions } from 'ioredis';

/** Where the queues live: on Redis when an address is given, else on the product's own PostgreSQL. */
export interface QueueTarget {
  /** `redis://host:port`; a comma list of nodes means a Redis Cluster. */
  redisUrl?: string | undefined;
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
/** The braces make every key of ours fall into one slot of a Redis Cluster. */
const REDIS_PREFIX = '{astaguide}';
/** A producer that waits longer than this for its store takes the other way instead. Milliseconds. */
const PRODUCER_TIMEOUT = 3000;

/**
 * Opens a queue to add jobs to. It fails fast: where the store is away, `add` rejects within seconds
 * instead of waiting for it.
 */
export function openQueue<Data>(definition: QueueDefinition<Data>, target: QueueTarget): Queue<Data> {
  const { name, defaultJobOptions } = definition;
  if (target.redisUrl) {
    const connection = connectRedis(target.redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: PRODUCER_TIMEOUT,
    });
    return new Queue<Data>(name, {
      connection,
      prefix: REDIS_PREFIX,
      defaultJobOptions,
      skipWaitingForReady: true,
    });
  }
  const connection = { ...postgresConnection(target.databaseUrl, 4), query_timeout: PRODUCER_TIMEOUT };
  return new Queue(name, { connection, defaultJobOptions }, createPostgresBackend) as unknown as Queue<Data>;
}

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
  } satisfies Partial<WorkerOptions>;
  if (target.redisUrl) {
    const connection = connectRedis(target.redisUrl, { maxRetriesPerRequest: null });
    return new Worker<Data>(definition.name, processor, { ...shared, connection, prefix: REDIS_PREFIX });
  }
  const connection = postgresConnection(target.databaseUrl, options.concurrency + 2);
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

function connectRedis(redisUrl: string, options: RedisOptions): Redis | Cluster {
  const shared: RedisOptions = { ...options, retryStrategy: (attempt) => Math.min(attempt * 100, 1000) };
  const nodes = redisUrl.split(',');
  if (nodes.length === 1) return new Redis(redisUrl, shared);
  const { username, password, protocol } = new URL(nodes[0]!);
  return new Cluster(nodes, {
    enableOfflineQueue: options.enableOfflineQueue ?? true,
    redisOptions: {
      ...options,
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
      ...(protocol === 'rediss:' && { tls: {} }),
    },
  });
}
