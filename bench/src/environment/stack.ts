import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './cleanup';
import { BenchDatabase } from './database';
import { checkout } from './folders';
import { findFreePort } from './free-port';
import type { PostgresServer } from './postgres-server';
import { openRedis } from './redis-server';
import { nodeProcess, type ServerProcess } from './server-process';

/** The queue's store. */
export type QueueMode = 'postgres' | 'redis' | 'redis-everysec' | 'cluster';

/** An API process and its port. */
export interface Backend {
  process: ServerProcess;
  port: number;
}

export interface StackOptions extends Run {
  server: PostgresServer;
  mode: QueueMode;
  /** Additional variables for every process; required for `cluster`: the queue's address. */
  environment?: Record<string, string>;
}

/** The built product with its own database: backends, workers and, in the Redis modes, Redis. */
export class Stack {
  readonly backends: Backend[] = [];
  readonly workers: ServerProcess[] = [];

  private constructor(
    readonly options: StackOptions,
    readonly database: BenchDatabase,
    readonly redis: ServerProcess | undefined,
    readonly productIds: number[],
    private readonly folder: string,
  ) {}

  /** Starts one backend and one worker. */
  static async open(options: StackOptions): Promise<Stack> {
    const { cleanup, runFolder, server, mode } = options;
    const port = await findFreePort();
    const appendfsync = mode === 'redis-everysec' ? 'everysec' : 'always';
    const redis = mode.startsWith('redis') ? await openRedis(options, port, { appendfsync }) : undefined;
    const environment = redis && { REDIS_URL: `redis://127.0.0.1:${port}` };
    const database = await BenchDatabase.create(cleanup, server);
    const folder = join(runFolder, mode);
    mkdirSync(folder, { recursive: true });
    const stack = new Stack(
      { ...options, ...(environment && { environment }) },
      database,
      redis,
      await database.findProductIds(),
      folder,
    );
    await Promise.all([stack.addBackend(), stack.addWorker()]);
    return stack;
  }

  get mode(): QueueMode {
    return this.options.mode;
  }

  async addBackend(environment: Record<string, string> = {}): Promise<Backend> {
    const port = await findFreePort();
    const process = this.createProcess('backend', `backend-${this.backends.length}`, {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: this.folder,
      TRUST_PROXY: '1',
      ...environment,
    });
    const backend = { process, port };
    await process.start();
    this.backends.push(backend);
    return backend;
  }

  async addWorker(): Promise<ServerProcess> {
    const worker = this.createProcess('worker', `worker-${this.workers.length}`);
    await worker.start();
    this.workers.push(worker);
    return worker;
  }

  /** Every process of the product, backends first. */
  get processes(): ServerProcess[] {
    return [...this.backends.map((backend) => backend.process), ...this.workers];
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.stop()));
    await this.database.close();
    await this.redis?.end('SIGKILL');
  }

  private createProcess(
    workspace: string,
    name: string,
    environment: Record<string, string> = {},
  ): ServerProcess {
    return nodeProcess(this.options.cleanup, {
      name: `${name} (${this.mode})`,
      script: join(checkout, workspace, 'dist/main.js'),
      logFile: join(this.folder, `${name}.log`),
      // Same flags as in the launcher and the image.
      nodeFlags: ['--max-semi-space-size=32', '--max-old-space-size=320'],
      environment: {
        NODE_ENV: 'production',
        MALLOC_MMAP_THRESHOLD_: '32768',
        DATABASE_URL: this.database.url,
        ...this.options.environment,
        ...environment,
      },
    });
  }
}
