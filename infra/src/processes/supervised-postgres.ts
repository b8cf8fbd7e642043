import { setTimeout as sleep } from 'node:timers/promises';
import { isDiskFull } from '../disk';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres';
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
    const { dataDir, terminal } = this.options;
    const log = (line: string) => terminal.line(`  · ${line}`);
    return this.run(
      startEmbeddedPostgres({ dataDir, log, onExit: (reason) => void this.startAgain(reason) }),
    );
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

  private async run(starting: Promise<EmbeddedPostgres>): Promise<EmbeddedPostgres> {
    this.server = starting;
    const server = await starting;
    this.startedAt = Date.now();
    this.options.onPid(server.pid);
    return server;
  }

  /** Tries for as long as it takes: a full disk may stay full for days. */
  private async startAgain(reason: string): Promise<void> {
    const { terminal, onPid } = this.options;
    const ended = await this.server!;
    onPid(undefined);
    let ranFor = Date.now() - this.startedAt;
    let told = '';
    for (let problem = `ended (${reason}): starting it again`; !this.stopping.signal.aborted;) {
      // One line for each reason, not for each try.
      if (problem !== told) terminal.warn(`PostgreSQL ${problem}`);
      told = problem;
      const delay = this.backoff.next(ranFor);
      await sleep(delay, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return;
      try {
        await terminal.step('PostgreSQL started again', () => this.run(ended.startAgain()));
        return;
      } catch (error) {
        const why = isDiskFull(error) ? 'the disk is full' : (error as Error).message;
        problem = `did not start (${why}): trying until it does`;
        ranFor = 0;
      }
    }
  }
}
