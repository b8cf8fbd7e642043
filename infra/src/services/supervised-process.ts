import { setTimeout as sleep } from 'node:timers/promises';
import { LogFile } from '../machine/log-file';
import { StartError } from '../machine/start-error';
import type { Terminal } from '../machine/terminal';
import { NodeProcess, type NodeProcessOptions } from './node-process';
import { type Service, RestartBackoff } from './service';

interface SupervisedProcessOptions extends Omit<NodeProcessOptions, 'log' | 'say'> {
  logFile: string;
  terminal: Terminal;
  /** Called with the pid of each process that starts, and with undefined when it has ended. */
  onPid: (pid: number | undefined) => void;
}

/** Restarts a process of the product when it ends. */
export class SupervisedProcess implements Service {
  readonly name: string;
  private readonly log: LogFile;
  private readonly backoff = new RestartBackoff();
  private readonly stopping = new AbortController();
  private current: NodeProcess | undefined;
  /** Settles when the process before the current one has ended. */
  private replaced: Promise<unknown> | undefined;

  constructor(private readonly options: SupervisedProcessOptions) {
    this.name = options.name;
    this.log = new LogFile(options.logFile);
  }

  /**
   * Starts it for the first time.
   *
   * @throws StartError if it does not become ready
   */
  async start(): Promise<void> {
    await this.untilReady(this.launch());
  }

  /**
   * Restarts the process after a code change. A process that fails to start is not retried until the next change. A
   * call during a start begins the start again.
   */
  async restart(): Promise<void> {
    const { terminal } = this.options;
    const old = this.current;
    // Without a process, a restart is already pending that has not read the code yet.
    if (!old || this.stopping.signal.aborted) return;
    this.current = undefined;
    this.replaced = old.stop();
    await this.replaced;
    if (this.stopping.signal.aborted) return;
    const started = this.launch();
    try {
      await terminal.step(`${this.name} started again`, () => this.untilReady(started));
    } catch (error) {
      // Replaced by a later restart, or stopped.
      if (this.current !== started || this.stopping.signal.aborted) return;
      if (!(error instanceof StartError)) throw error;
      terminal.fail([error.message, ...error.details.filter((line) => line !== '')].join('\n    '));
    }
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.replaced;
    const inTime = (await this.current?.stop()) ?? true;
    if (!inTime) this.options.terminal.warn(`${this.name} did not end by itself and was killed`);
  }

  kill(): void {
    this.stopping.abort();
    this.current?.kill();
  }

  private launch(): NodeProcess {
    const { terminal, onPid } = this.options;
    const running = new NodeProcess({ ...this.options, log: this.log, say: (line) => terminal.line(line) });
    this.current = running;
    onPid(running.pid);
    void running.ended.then(() => this.current === running && onPid(undefined));
    return running;
  }

  private async untilReady(launched: NodeProcess): Promise<void> {
    await launched.ready();
    void launched.ended.then((reason) => this.onEnded(launched, reason));
  }

  private onEnded(ended: NodeProcess, reason: string): void {
    // Replaced or stopped on purpose.
    if (this.current !== ended || this.stopping.signal.aborted) return;
    void this.startAgain(ended, `ended (${reason})`);
  }

  /** Retries the start until it is ready, replaced or stopped. */
  private async startAgain(ended: NodeProcess, happened: string): Promise<void> {
    const { terminal } = this.options;
    let last = ended;
    let ranFor = ended.age;
    for (let problem = happened; ;) {
      const delay = this.backoff.next(ranFor);
      terminal.warn(`${this.name} ${problem}: starting it again in ${delay / 1000} s`);
      await sleep(delay, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      // A code change may have started it in the meantime.
      if (this.stopping.signal.aborted || this.current !== last) return;
      const started = this.launch();
      last = started;
      try {
        return await terminal.step(`${this.name} started again`, () => this.untilReady(started));
      } catch (error) {
        problem = (error as Error).message.replace(`${this.name} `, '');
        ranFor = 0;
      }
    }
  }
}
