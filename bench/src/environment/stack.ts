import type { Pool } from 'pg';
import type { Run } from '@astaguide/testbed/cleanup';
import type { PostgresServer } from '@astaguide/testbed/postgres';
import {
  createProductDatabase,
  ProductProcesses,
  type ProcessOptions,
  type ProductDatabase,
} from '@astaguide/testbed/product-processes';
import { RedisServers } from '@astaguide/testbed/redis';
import type { ServerProcess } from '@astaguide/testbed/server-process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The queue's store. */
export type QueueMode = 'postgres' | 'redis' | 'redis-everysec' | 'cluster';

export interface StackOptions extends Run {
  server: PostgresServer;
  mode: QueueMode;
  /** Additional variables for every process; required for `cluster`: the queue's address. */
  environment?: Record<string, string>;
}

/** The built product with its own database: backends, workers and, in the Redis modes, Redis. */
export class Stack extends ProductProcesses {
  readonly database = new BenchDatabase(this.pool);
  productIds: number[] = [];
  redis: ServerProcess | undefined;

  /** Starts one backend and one worker. */
  static async start(options: StackOptions): Promise<Stack> {
    const { cleanup, runFolder, server, mode } = options;
    const folder = join(runFolder, mode);
    mkdirSync(folder, { recursive: true });
    const environment: Record<string, string> = { TRUST_PROXY: '1', ...options.environment };
    const redis = new RedisServers(folder, cleanup);
    if (mode.startsWith('redis')) {
      const appendfsync = mode === 'redis-everysec' ? 'everysec' : 'always';
      environment['REDIS_URL'] = `redis://127.0.0.1:${await redis.start({ appendfsync })}`;
    }
    const database = await createProductDatabase(server.url);
    const stack = new Stack(database, { folder, environment, cleanup }, options);
    [stack.redis] = redis.servers.values();
    stack.productIds = await stack.database.findProductIds();
    await Promise.all([stack.addBackend(), stack.addWorker()]);
    return stack;
  }

  private constructor(
    database: ProductDatabase,
    common: ProcessOptions,
    readonly options: StackOptions,
  ) {
    super(database, common);
  }

  get mode(): QueueMode {
    return this.options.mode;
  }

  override async close(): Promise<void> {
    await super.close();
    await this.redis?.end('SIGKILL');
  }
}

/** The database of a product, with the product's schema and demo catalog. */
export class BenchDatabase {
  constructor(private readonly pool: Pool) {}

  async query<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(statement, values);
    return rows;
  }

  /** The number that a statement selects; 0 for null. */
  async count(statement: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.query<Record<string, string | null>>(statement, values);
    return Number(Object.values(row!)[0] ?? 0);
  }

  /** Rows in the log and events in the daily rollups, from one snapshot. */
  async countBoth(): Promise<{ logged: number; inRollups: number }> {
    const rows = await this.query<{ logged: string; inRollups: string | null }>(
      `SELECT (SELECT count(*) FROM events) AS logged,
         (SELECT sum(events) FROM daily_rollups WHERE dimension = 0) AS "inRollups"`,
    );
    return { logged: Number(rows[0]!.logged), inRollups: Number(rows[0]!.inRollups ?? 0) };
  }

  /** Events in the daily rollups, over all days. */
  countInRollups(): Promise<number> {
    return this.count('SELECT sum(events) FROM daily_rollups WHERE dimension = 0');
  }

  async findProductIds(): Promise<number[]> {
    const rows = await this.query<{ id: number }>('SELECT id FROM products ORDER BY id');
    return rows.map((row) => row.id);
  }
}
