import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Cleanup } from './cleanup';
import { checkout } from './folders';
import { inherited, ServerProcess } from './server-process';

/** `fast` closes connections and flushes all data; `immediate` is a crash, followed by recovery at the next start. */
export type StopMode = 'fast' | 'immediate';

/** The PostgreSQL server of the run. */
export interface PostgresServer {
  /** Connection string of an existing database, with a role that may create databases. */
  url: string;
  /** The server's process id, if known. */
  readonly pid: number | undefined;
  /** Stops the server; undefined if the run did not start it. */
  stop?: (mode: StopMode) => Promise<void>;
  /** Starts it again after `stop`, at the same address. */
  start?: () => Promise<void>;
}

/** Uses the server of BENCH_DATABASE_URL or DATABASE_URL, otherwise starts an embedded one. */
export async function openPostgresServer(cleanup: Cleanup, folder: string): Promise<PostgresServer> {
  const url = process.env.BENCH_DATABASE_URL ?? process.env.DATABASE_URL;
  if (url) return { url, pid: undefined };
  const server = new EmbeddedServer(cleanup, join(folder, 'postgres'));
  await server.start();
  return server;
}

class EmbeddedServer implements PostgresServer {
  url = '';
  pid: number | undefined;
  private readonly program: ServerProcess;

  constructor(cleanup: Cleanup, dataDir: string) {
    const script = join(checkout, 'infra/dist/run-postgres.js');
    this.program = new ServerProcess(cleanup, {
      name: 'The embedded PostgreSQL',
      // Its own process group: Ctrl-C must not end it before its clients. It ends when its stdin closes.
      open: () =>
        spawn(process.execPath, [script, dataDir], {
          env: inherited(),
          stdio: ['pipe', 'pipe', 'inherit'],
          detached: true,
        }),
      ready: async ({ stdout }) => {
        const [line] = (await once(createInterface({ input: stdout! }), 'line')) as [string];
        const { url, pid } = JSON.parse(line) as { url: string; pid: number };
        if (this.url && url !== this.url) throw new Error(`PostgreSQL moved from ${this.url} to ${url}`);
        this.url = url;
        this.pid = pid;
      },
    });
  }

  async start(): Promise<void> {
    await this.program.start();
  }

  async stop(mode: StopMode): Promise<void> {
    if (mode === 'immediate' && this.pid) process.kill(this.pid, 'SIGQUIT');
    this.pid = undefined;
    await this.program.end('SIGTERM');
  }
}
