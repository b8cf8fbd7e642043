import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
import type { Piece } from './piece';
import { RestartBackoff } from './restart-backoff';
import type { Terminal } from './terminal';

interface SupervisedPostgresOptions {
  dataDir: string;
  terminal: Terminal;
  /** Told the pid of each server that is started, and undefined when it has ended. */
  onPid: (pid: number | undefined) => void;
}

/** Keeps the embedded PostgreSQL running, always on the same port: backend and worker come back to it. */
export class SupervisedPostgres implements Piece {
  readonly name = 'PostgreSQL';
  private readonly backoff = new RestartBackoff();
  private readonly stopping = new AbortController();
  private startedAt = 0;
  /** The server, or the one that is just being started. */
  private server: Promise<EmbeddedPostgres> | undefined;

  constructor(private readonly options: SupervisedPostgresOptions) {}

  /**
   * Starts it for the first time.
   *
   * @throws StartError when it cannot be started
   */
  async start(): Promise<EmbeddedPostgres> {
    return this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    const server = await this.server?.catch(() => undefined);
    await server?.stop();
  }

  kill(): void {
    this.stopping.abort();
    void this.server?.then((server) => server.stop('immediate')).catch(() => undefined);
  }

  private async run(port?: number): Promise<EmbeddedPostgres> {
    const { dataDir, terminal, onPid } = this.options;
    this.server = startEmbeddedPostgres({
      dataDir,
      ...(port !== undefined && { port }),
      log: (line) => terminal.line(`  · ${line}`),
      onExit: (reason) => void this.startAgain(reason),
    });
    const server = await this.server;
    this.startedAt = Date.now();
    onPid(server.pid);
    return server;
  }

  private async startAgain(reason: string): Promise<void> {
    const { terminal, onPid } = this.options;
    const { port } = await this.server!;
    onPid(undefined);
    for (let problem = `ended (${reason})`; !this.stopping.signal.aborted;) {
      const delay = this.backoff.next(Date.now() - this.startedAt);
      terminal.warn(`PostgreSQL ${problem}: starting it again in ${delay / 1000} s`);
      await sleep(delay, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return;
      try {
        await terminal.step('PostgreSQL started again', () => this.run(port));
        return;
      } catch (error) {
        problem = `did not start (${(error as Error).message})`;
      }
    }
  }
}
