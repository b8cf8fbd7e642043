import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from './cleanup';

/** Maximum time to become ready, in milliseconds; that of `npm start` includes a build. */
const START_PATIENCE = 180_000;
const STOP_PATIENCE = 10_000;

interface ServerOptions {
  name: string;
  open: () => ChildProcess;
  /** Resolves when the child responds. */
  ready: (child: ChildProcess) => Promise<unknown>;
  /** Its output, if that goes to a file. */
  logFile?: string;
}

/** A server of this run that can be ended at any time and started again. The cleanup ends it with the run. */
export class ServerProcess {
  /** How often it ended unexpectedly. */
  unexpectedEnds = 0;
  private child: ChildProcess | undefined;
  private expectedToEnd = false;
  /** Resolves when the current child has ended. */
  private ended: Promise<void> = Promise.resolve();

  constructor(
    private readonly cleanup: Cleanup,
    private readonly options: ServerOptions,
  ) {}

  get name(): string {
    return this.options.name;
  }

  /** Undefined if it is not running. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** @throws Error with the end of its log if it ends before it is ready */
  async start(): Promise<ChildProcess> {
    if (this.cleanup.ending) throw new Error('The run is being ended');
    const { name, open, ready, logFile } = this.options;
    const child = open();
    this.child = child;
    this.expectedToEnd = false;
    const release = this.cleanup.guard({ kind: 'process', pid: child.pid! });
    this.ended = new Promise((resolve) => {
      child.once('exit', () => {
        release();
        if (!this.expectedToEnd) this.unexpectedEnds++;
        if (this.child === child) this.child = undefined;
        resolve();
      });
    });
    const late = sleep(START_PATIENCE, false, { ref: false });
    if (await Promise.race([ready(child).then(() => true), this.ended.then(() => false), late])) return child;
    await this.stop();
    throw new Error(`${name} did not start:\n${logFile ? readFileSync(logFile, 'utf8').slice(-2000) : ''}`);
  }

  /** Sends a signal and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.expectedToEnd = true;
    this.child?.kill(signal);
    await this.ended;
  }

  /** Kills it, to simulate a power cut. @returns starts it again */
  async kill(): Promise<() => Promise<unknown>> {
    await this.end('SIGKILL');
    return () => this.start();
  }

  /** Stops it, and kills it after a timeout. @returns the duration in milliseconds; undefined if it was killed */
  async stop(patience = STOP_PATIENCE): Promise<number | undefined> {
    const askedAt = Date.now();
    await Promise.race([this.end('SIGTERM'), sleep(patience, undefined, { ref: false })]);
    if (!this.child) return Date.now() - askedAt;
    await this.end('SIGKILL');
    return undefined;
  }

  /** SIGSTOP suspends it, so that connections stay open without answers; SIGCONT resumes it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(signal);
  }
}

interface NodeProgram {
  name: string;
  script: string;
  args?: string[];
  environment?: Record<string, string>;
  /** Flags of Node itself. */
  nodeFlags?: string[];
  /** Its output is appended to this file. */
  logFile: string;
}

/** A Node program that reports `ready` over IPC and exits when this process is gone. */
export function nodeProcess(cleanup: Cleanup, options: NodeProgram): ServerProcess {
  const { name, script, args = [], environment = {}, nodeFlags = [], logFile } = options;
  return new ServerProcess(cleanup, {
    name,
    logFile,
    open: () =>
      withLog(logFile, (log) =>
        fork(script, args, {
          env: { ...inherited(), ...environment },
          stdio: ['ignore', log, log, 'ipc'],
          execArgv: nodeFlags,
        }),
      ),
    ready: (child) =>
      new Promise((resolve) => {
        child.on('message', (message) => (message as { type?: string }).type === 'ready' && resolve(true));
      }),
  });
}

/** @param open gets the descriptor of a file for output, which is appended */
export function withLog<Result>(file: string, open: (log: number) => Result): Result {
  const log = openSync(file, 'a');
  try {
    return open(log);
  } finally {
    closeSync(log);
  }
}

/** Environment variables that programs need, without any that configure the product. */
export function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'TEMP'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
