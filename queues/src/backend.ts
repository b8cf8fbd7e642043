import {
  createPostgresBackend,
  Queue,
  Worker,
  type ConnectionOptions,
  type DefaultJobOptions,
  type Processor,
  type WorkerOptions,
} from 'bullmq';
import { Cluster, type RedisOptions } from 'ioredis';

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
 * Opens a queue to add jobs to, through `addJob`. It fails fast: where the store is away, adding rejects
 * within seconds instead of waiting for it.
 */
export function openQueue<Data>(definition: QueueDefinition<Data>, target: QueueTarget): Queue<Data> {
  const { name, defaultJobOptions } = definition;
  if (target.redisUrl) {
    const connection = redisConnection(target.redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: PRODUCER_TIMEOUT,
    });
    const queue = new Queue<Data>(name, {
      connection,
      prefix: REDIS_PREFIX,
      defaultJobOptions,
    });
    return closeAfter(queue, connection);
  }
  const connection = { ...postgresConnection(target.databaseUrl, 4), query_timeout: PRODUCER_TIMEOUT };
  return new Queue(name, { connection, defaultJobOptions }, createPostgresBackend) as unknown as Queue<Data>;
}

/**
 * Adds a job and resolves when the store has it.
 *
 * @param jobId a job of that id that waits, runs or has failed is not added again; it has no colon
 * @throws when the store is away or has not taken the job in time; it may have taken it all the same
 */
export async function addJob<Data>(
  queue: Queue<Data>,
  name: string,
  data: Data,
  jobId?: string,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The queue did not answer in time')), PRODUCER_TIMEOUT);
  });
  // The generic form of `add` cannot tell that these are the queue's own name and data types.
  const added = (queue as unknown as Queue<unknown, unknown, string>).add(
    name,
    data,
    jobId === undefined ? {} : { jobId },
  );
  await Promise.race([added, late]).finally(() => clearTimeout(timer));
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
    const connection = redisConnection(target.redisUrl, { maxRetriesPerRequest: null });
    const worker = new Worker<Data>(definition.name, processor, {
      ...shared,
      connection,
      prefix: REDIS_PREFIX,
    });
    return closeAfter(worker, connection);
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

/**
 * One server is given by its options, so that the queue owns and closes the connection. A cluster has to be
 * given as a connection: `closeAfter` closes it.
 */
function redisConnection(redisUrl: string, options: RedisOptions): ConnectionOptions {
  const nodes = redisUrl.split(',');
  const retryStrategy = (attempt: number) => Math.min(attempt * 100, 1000);
  if (nodes.length === 1) return { ...options, url: redisUrl, retryStrategy };
  const { username, password, protocol } = new URL(nodes[0]!);
  return new Cluster(nodes, {
    enableOfflineQueue: options.enableOfflineQueue ?? true,
    clusterRetryStrategy: retryStrategy,
    redisOptions: {
      ...options,
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
      ...(protocol === 'rediss:' && { tls: {} }),
    },
  });
}

function closeAfter<Opened extends { close(force?: boolean): Promise<void> }>(
  opened: Opened,
  connection: ConnectionOptions,
): Opened {
  if (connection instanceof Cluster) {
    const close = opened.close.bind(opened);
    opened.close = async (force) => {
      await close(force);
      connection.disconnect();
    };
  }
  return opened;
}
