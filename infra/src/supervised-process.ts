import { setTimeout as sleep } from 'node:timers/promises';
import { LogFile } from './log-file';
import { NodeProcess, type NodeProcessOptions } from './node-process';
import type { Piece } from './piece';
import { RestartBackoff } from './restart-backoff';
import type { Terminal } from './terminal';

interface SupervisedProcessOptions extends Omit<NodeProcessOptions, 'log' | 'say'> {
  logFile: string;
  terminal: Terminal;
  /** Told the pid of each process that is started, and undefined when it has ended. */
  onPid: (pid: number | undefined) => void;
}

/** Keeps a process of the product running: one that dies is started again. */
export class SupervisedProcess implements Piece {
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
   * @throws StartError when it does not become ready
   */
  async start(): Promise<void> {
    await this.run();
  }

  /** Ends the running process and starts a new one, for code that has changed. */
  async restart(): Promise<void> {
    const old = this.current;
    if (!old || this.stopping.signal.aborted) return;
    this.current = undefined;
    this.replaced = old.stop();
    await this.replaced;
    await this.runUntilReady('');
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

  private async run(): Promise<void> {
    const { terminal, onPid } = this.options;
    const running = new NodeProcess({ ...this.options, log: this.log, say: (line) => terminal.line(line) });
    this.current = running;
    onPid(running.pid);
    void running.ended.then(() => this.current === running && onPid(undefined));
    await running.ready();
    void running.ended.then((reason) => this.onEnded(running, reason));
  }

  private onEnded(ended: NodeProcess, reason: string): void {
    // Replaced or stopped on purpose.
    if (this.current !== ended || this.stopping.signal.aborted) return;
    void this.runUntilReady(`ended (${reason})`, ended.age);
  }

  /** Starts it again and again until it is ready or no longer wanted. */
  private async runUntilReady(happened: string, ranFor = 0): Promise<void> {
    const { terminal } = this.options;
    for (let problem = happened; !this.stopping.signal.aborted;) {
      if (problem) {
        const delay = this.backoff.next(ranFor);
        terminal.warn(`${this.name} ${problem}: starting it again in ${delay / 1000} s`);
        await sleep(delay, undefined, { signal: this.stopping.signal }).catch(() => undefined);
        if (this.stopping.signal.aborted) return;
      }
      try {
        return await terminal.step(`${this.name} started again`, () => this.run());
      } catch (error) {
        problem = (error as Error).message.replace(`${this.name} `, '');
        ranFor = 0;
      }
    }
  }
}
