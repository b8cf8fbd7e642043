import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './config';
import { LogFile } from './log-file';
import { untilEnded } from './machine';
import { RestartBackoff, type Service, type Terminal } from './service';

/** The product's own processes. */
export type ProcessName = 'backend' | 'worker';

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

interface NodeProcessOptions {
  name: string;
  /** Absolute path of its script. */
  script: string;
  /** Arguments of the script. */
  arguments: readonly string[];
  /** Node flags. */
  flags: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** The user to run as; undefined: that of the launcher. */
  user: { uid: number; gid: number } | undefined;
  /** Receives all output. */
  log: LogFile;
  /** Receives output for the terminal, such as errors. */
  say: (line: string) => void;
}

/** Milliseconds. */
const READY_TIMEOUT = 60_000;
const STOP_TIMEOUT = 20_000;
const TAIL = 12;

/** One run of a Node process of the product, which sends a message when it is ready. */
class NodeProcess {
  /** Resolves with the reason when it has ended. */
  readonly ended: Promise<string>;
  private readonly child: ChildProcess;
  private readonly tail: string[] = [];
  private readonly startedAt = Date.now();

  constructor(private readonly options: NodeProcessOptions) {
    const { script, environment, arguments: given, flags, user } = options;
    this.child = fork(script, given, {
      env: environment,
      ...(user && { uid: user.uid, gid: user.gid }),
      execArgv: [...flags],
      // Its own process group: Ctrl-C in the terminal reaches only the launcher, which stops everything in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.readOutput();
    this.ended = untilEnded(this.child);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Milliseconds since its start. */
  get age(): number {
    return Date.now() - this.startedAt;
  }

  /**
   * Waits until it reports that it is ready.
   *
   * @throws StartError with its last lines if it ends instead or is not ready within a minute
   */
  async ready(): Promise<void> {
    const outcome = await Promise.race([
      this.saysReady(),
      this.ended,
      sleep(READY_TIMEOUT, `not ready after ${READY_TIMEOUT / 1000} s`, { ref: false }),
    ]);
    if (outcome === 'ready') return;
    this.kill();
    await this.ended;
    throw new StartError(`${this.options.name} did not start (${outcome})`, this.tail);
  }

  /** Asks it to end, and kills it after 20 seconds. @returns whether it ended by itself */
  async stop(): Promise<boolean> {
    this.child.kill('SIGTERM');
    const late = sleep(STOP_TIMEOUT, false, { ref: false });
    const inTime = await Promise.race([this.ended.then(() => true), late]);
    if (!inTime) this.kill();
    await this.ended;
    return inTime;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  private saysReady(): Promise<string> {
    return new Promise((resolve) => {
      this.child.on('message', (message) => {
        if ((message as { type?: unknown } | null)?.type === 'ready') resolve('ready');
      });
    });
  }

  private readOutput(): void {
    for (const stream of [this.child.stdout!, this.child.stderr!]) {
      stream.on('data', (chunk: Buffer) => this.options.log.write(chunk));
      createInterface({ input: stream, crlfDelay: Infinity }).on('line', (line) => {
        const worthSaying = terminalLine(line);
        if (worthSaying !== undefined) return this.options.say(`${this.options.name}: ${worthSaying}`);
        // Lines already printed are not repeated if the start fails.
        this.tail.push(line);
        if (this.tail.length > TAIL) this.tail.shift();
      });
    }
  }
}

/** Matches errors, cheaply enough for every line of a busy server; in pino, 50 is error and 60 is fatal. */
const SEVERE = /"level":(?:50|60|"error"|"fatal")/;

/**
 * The part of a log line to show in the terminal: shortened errors, and everything that is not a log record.
 *
 * @returns undefined for records below error level, and for empty lines
 */
export function terminalLine(line: string): string | undefined {
  const trimmed = line.trimEnd();
  if (trimmed === '') return undefined;
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return trimmed;
  return SEVERE.test(trimmed) ? describeSevere(trimmed) : undefined;
}

function describeSevere(line: string): string | undefined {
  let record: { level?: unknown; msg?: unknown; err?: { message?: unknown } };
  try {
    record = JSON.parse(line) as typeof record;
  } catch {
    return line;
  }
  const level = { 50: 'error', 60: 'fatal', error: 'error', fatal: 'fatal' }[String(record.level)];
  // The match was in a nested field of the record.
  if (!level) return undefined;
  const parts = [record.msg, record.err?.message].filter((part) => typeof part === 'string' && part !== '');
  return `${level}: ${[...new Set(parts)].join(': ') || line}`;
}
