import { createTestDatabase, type TestDatabase as ProductDatabase } from '@astaguide/database/test-database';
import { findFreePort } from '@astaguide/infra/launcher/machine';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import type { Cleanup } from './cleanup';
import { OWNER } from './launched-site';
import { checkout, inherited, ServerProcess } from './server-process';

const run = promisify(execFile);
/** Time after SIGTERM until a process counts as stuck. Milliseconds. */
const STOP_WITHIN = 20_000;

export type { ProductDatabase };

/** A backend, or a worker with its metrics, and its address. */
export interface Member {
  process: ServerProcess;
  port: number;
  url: string;
}

export interface ProcessOptions {
  /** Of a server with the template of `createTestDatabase`; default: the one of the medium tests. */
  serverUrl?: string;
  /** The data folder and the logs; default: a new one. */
  folder?: string;
  /** Variables for every process: without REDIS_URL the queue is in PostgreSQL. */
  environment?: Record<string, string>;
  cleanup?: Cleanup;
}

/** Backends and workers without a launcher, as on several machines, with a database of their own and one queue. */
export class ProductProcesses {
  readonly backends: Member[] = [];
  readonly workers: Member[] = [];
  readonly pool: Pool;
  private readonly folder: string;

  protected constructor(
    private readonly ownDatabase: ProductDatabase,
    private readonly common: ProcessOptions,
  ) {
    this.folder = common.folder ?? mkdtempSync(join(tmpdir(), 'astaguide-processes-'));
    this.pool = openPool(ownDatabase.url);
  }

  /** Creates the database, with the demo catalog and the owner. Starts nothing yet. */
  static async open(options: ProcessOptions = {}): Promise<ProductProcesses> {
    return new ProductProcesses(await createProductDatabase(options.serverUrl), options);
  }

  get databaseUrl(): string {
    return this.ownDatabase.url;
  }

  /** Every process, backends first. */
  get processes(): ServerProcess[] {
    return [...this.backends, ...this.workers].map((member) => member.process);
  }

  addBackend(environment: Record<string, string> = {}): Promise<Member> {
    return this.add('backend', 'PORT', environment, []);
  }

  addWorker(environment: Record<string, string> = {}, nodeFlags: readonly string[] = []): Promise<Member> {
    return this.add('worker', 'WORKER_METRICS_PORT', environment, nodeFlags);
  }

  /**
   * Stops all processes in an orderly way.
   *
   * @throws Error if one did not stop in time, or had ended by itself
   */
  async stopProcesses(): Promise<void> {
    const processes = this.processes;
    this.backends.length = this.workers.length = 0;
    const stopped = await Promise.all(processes.map((process) => process.stop(STOP_WITHIN)));
    for (const [index, { name, unexpectedEnds }] of processes.entries()) {
      if (unexpectedEnds > 0) throw new Error(`${name} had ended by itself`);
      if (stopped[index] === undefined) throw new Error(`${name} did not stop within ${STOP_WITHIN} ms`);
    }
  }

  async close(): Promise<void> {
    await this.stopProcesses();
    await this.pool.end();
    await this.ownDatabase.drop();
    if (!this.common.folder) rmSync(this.folder, { recursive: true, force: true });
  }

  private async add(
    kind: 'backend' | 'worker',
    portName: string,
    environment: Record<string, string>,
    nodeFlags: readonly string[],
  ): Promise<Member> {
    const port = await findFreePort();
    const { folder } = this;
    const { cleanup } = this.common;
    const members = kind === 'backend' ? this.backends : this.workers;
    const name = `${kind}-${port}`;
    // Flags and allocator as in the launcher and the image.
    const flags = ['--max-semi-space-size=32', '--max-old-space-size=320', '--expose-gc'];
    const process = new ServerProcess({
      name,
      args: [...flags, ...nodeFlags, join(checkout, kind, 'dist/main.js')],
      logFile: join(folder, `${name}.log`),
      environment: {
        NODE_ENV: 'production',
        MALLOC_MMAP_THRESHOLD_: '32768',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DATABASE_URL: this.ownDatabase.url,
        [portName]: String(port),
        ...this.common.environment,
        ...environment,
      },
      cleanup,
    });
    const member = { process, port, url: `http://127.0.0.1:${port}` };
    await process.start();
    members.push(member);
    return member;
  }
}

/** Few connections to a database whose server may be stopped on purpose, which closes idle ones. */
export function openPool(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 2, connectionTimeoutMillis: 5000 });
  return pool.on('error', () => undefined);
}

/** Creates a database with the demo catalog and the owner. */
export async function createProductDatabase(
  serverUrl = process.env.TEST_DATABASE_URL!,
): Promise<ProductDatabase> {
  const database = await createTestDatabase(serverUrl);
  await run(process.execPath, [join(checkout, 'database/dist/migrate-cli.js'), database.url], {
    env: {
      ...inherited(),
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      DEMO_DATA: 'catalog',
    },
  });
  return database;
}
