import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres/embedded-postgres';
import { isDiskFull } from '../machine/disk';
import type { Terminal } from '../machine/terminal';
import { type Service, RestartBackoff } from './service';

interface SupervisedPostgresOptions {
  dataDir: string;
  terminal: Terminal;
  /** Called with the pid of each server that starts, and with undefined when it has ended. */
  onPid: (pid: number | undefined) => void;
}

/** Restarts the embedded PostgreSQL when it ends, always on the same port, so that backend and worker reconnect. */
export class SupervisedPostgres implements Service {
  readonly name = 'PostgreSQL';
  private readonly backoff = new RestartBackoff();
  private readonly stopping = new AbortController();
  private startedAt = 0;
  /** The running or starting server. */
  private server: Promise<EmbeddedPostgres> | undefined;

  constructor(private readonly options: SupervisedPostgresOptions) {}

  /**
   * Starts it for the first time.
   *
   * @throws StartError if it cannot be started
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

  /** Retries without limit, because a disk may stay full for days. */
  private async startAgain(reason: string): Promise<void> {
    const { terminal, onPid } = this.options;
    const ended = await this.server!;
    onPid(undefined);
    let ranFor = Date.now() - this.startedAt;
    let told = '';
    for (let problem = `ended (${reason}): starting it again`; !this.stopping.signal.aborted;) {
      // Prints a line for each new reason, not for each attempt.
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
