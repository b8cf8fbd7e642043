import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleanup } from './cleanup';
import { BenchDatabase } from './database';
import { checkout } from './folders';
import { findFreePort } from './free-port';
import { inherited, ServerProcess, withLog } from './server-process';
import { waitUntil } from '../wait-until';

const STOP_PATIENCE = 20_000;

/** Process ids of a site by name: launcher, postgres, backend, worker. */
type Pids = Record<string, number>;

/** The product as `npm start` runs it, with its launcher and its own PostgreSQL. */
export class LaunchedSite {
  private constructor(
    readonly port: number,
    readonly database: BenchDatabase,
    private readonly dataDir: string,
    private readonly launcher: ServerProcess,
  ) {}

  /** @throws Error with its output if it does not start */
  static async start(cleanup: Cleanup, dataDir: string, logFile: string): Promise<LaunchedSite> {
    const port = await findFreePort();
    const variables = { PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: '1', DEMO_DATA: 'catalog' };
    const launcher = new ServerProcess(cleanup, {
      name: 'The site',
      logFile,
      open: () =>
        withLog(logFile, (log) =>
          spawn(process.execPath, [join(checkout, 'infra/start.mjs')], {
            env: { ...inherited(), ...variables },
            stdio: ['ignore', log, log],
            detached: true,
          }),
        ),
      ready: (child) => {
        const saysReady = () => readFileSync(logFile, 'utf8').includes('AstaGuide is running at');
        return waitUntil(() => child.exitCode !== null || saysReady(), Infinity, 100);
      },
    });
    await launcher.start();
    const database = BenchDatabase.open(databaseUrl(dataDir));
    return new LaunchedSite(port, database, dataDir, launcher);
  }

  /** Process ids from the launcher's run file; outdated if the disk is full. */
  pids(): Pids {
    const content = readFileSync(join(this.dataDir, 'run.json'), 'utf8');
    const processes = JSON.parse(content) as Record<string, { pid: number }>;
    return Object.fromEntries(Object.entries(processes).map(([name, { pid }]) => [name, pid]));
  }

  async stop(): Promise<void> {
    await this.database.close();
    await this.launcher.stop(STOP_PATIENCE);
  }
}

function databaseUrl(dataDir: string): string {
  const state = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return `postgres://astaguide:${state.password}@127.0.0.1:${state.port}/astaguide`;
}
