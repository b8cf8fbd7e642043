import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from './cleanup';
import { BenchDatabase } from './database';
import { checkout } from './folders';
import { findFreePort } from './free-port';
import { inherited } from './node-process';

const START_PATIENCE = 90_000;
const STOP_PATIENCE = 20_000;

/** Process ids of a site by name: launcher, postgres, backend, worker. */
type Pids = Record<string, number>;

/** The product as `npm start` runs it, with its launcher and its own PostgreSQL. */
export class LaunchedSite {
  private constructor(
    readonly port: number,
    readonly database: BenchDatabase,
    private readonly dataDir: string,
    private readonly child: ChildProcess,
    private readonly ended: Promise<void>,
  ) {}

  /** @throws Error with its output if it does not start */
  static async start(cleanup: Cleanup, dataDir: string, logFile: string): Promise<LaunchedSite> {
    const port = await findFreePort();
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, [join(checkout, 'infra/start.mjs')], {
      env: {
        ...inherited(),
        PORT: String(port),
        DATA_DIR: dataDir,
        TRUST_PROXY: '1',
        DEMO_DATA: 'catalog',
      },
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    const release = cleanup.guard({ kind: 'process', pid: child.pid! });
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => {
        release();
        resolve();
      });
    });
    const forget = cleanup.add(() => stop(child, ended));
    const deadline = Date.now() + START_PATIENCE;
    while (!readFileSync(logFile, 'utf8').includes('AstaGuide is running at')) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await stop(child, ended);
        throw new Error(`The site did not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
      }
      await sleep(100);
    }
    void ended.then(forget);
    const database = BenchDatabase.open(cleanup, databaseUrl(dataDir));
    return new LaunchedSite(port, database, dataDir, child, ended);
  }

  /** Process ids from the launcher's run file; outdated if the disk is full. */
  pids(): Pids {
    const content = readFileSync(join(this.dataDir, 'run.json'), 'utf8');
    const processes = JSON.parse(content) as Record<string, { pid: number }>;
    return Object.fromEntries(Object.entries(processes).map(([name, { pid }]) => [name, pid]));
  }

  async stop(): Promise<void> {
    await this.database.close();
    await stop(this.child, this.ended);
  }
}

function databaseUrl(dataDir: string): string {
  const state = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return `postgres://astaguide:${state.password}@127.0.0.1:${state.port}/astaguide`;
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const late = await Promise.race([ended, sleep(STOP_PATIENCE, true, { ref: false })]);
  if (late === true) child.kill('SIGKILL');
  await ended;
}
