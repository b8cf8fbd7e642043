import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from './cleanup';

/** Root of the checkout: this file runs from testbed/dist, and in Jest from testbed/src. */
export const checkout = resolve(__dirname, '../..');

/** Maximum time to become ready, in milliseconds; that of `npm start` includes a build. */
const START_PATIENCE = 180_000;
const STOP_PATIENCE = 10_000;
const LOOK_EVERY = 25;

export interface Program {
  name: string;
  /** Default: Node. */
  command?: string;
  args: readonly string[];
  /** Added to `inherited()`. */
  environment?: Record<string, string>;
  /** Its output is appended to this file. */
  logFile: string;
  /** Its output when it is ready; default: it is a Node program that reports `ready` over IPC, and ends with this one. */
  readyText?: string;
  /** Sent when it does not stop in time; default: SIGKILL. */
  lastSignal?: NodeJS.Signals;
  /** Ends it with the run; default: the caller does. */
  cleanup?: Cleanup | undefined;
}

/** A server that can be ended at any time and started again. */
export class ServerProcess {
  /** How often it ended unexpectedly. */
  unexpectedEnds = 0;
  private child: ChildProcess | undefined;
  private expectedToEnd = false;
  /** Resolves when the current child has ended. */
  private ended: Promise<void> = Promise.resolve();

  constructor(private readonly program: Program) {}

  get name(): string {
    return this.program.name;
  }

  /** Undefined if it is not running. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * @param environment replaces variables, for this start
   * @param giveUp ends the start
   * @throws Error with the end of its log if it ends or is given up before it is ready; it is stopped then
   */
  async start(
    environment: Record<string, string> = {},
    giveUp = AbortSignal.timeout(START_PATIENCE),
  ): Promise<ChildProcess> {
    const { name, logFile, readyText, cleanup } = this.program;
    if (cleanup?.ending) throw new Error('The run is being ended');
    const before = existsSync(logFile) ? statSync(logFile).size : 0;
    const output = () => readFileSync(logFile).subarray(before).toString();
    const child = this.open(environment);
    let isReady = false;
    child.on('message', (message) => (isReady ||= (message as { type?: string }).type === 'ready'));
    while (this.child === child && !giveUp.aborted) {
      if (readyText !== undefined) isReady = output().includes(readyText);
      if (isReady) return child;
      await sleep(LOOK_EVERY);
    }
    const fault = this.child ? 'did not start in time' : `ended at its start with ${describeEnd(child)}`;
    await this.stop();
    throw new Error(`${name} ${fault}:\n${output().slice(-4000)}`);
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
    await this.end(this.program.lastSignal ?? 'SIGKILL');
    return undefined;
  }

  /** SIGSTOP suspends it, so that connections stay open without answers; SIGCONT resumes it. */
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  private open(environment: Record<string, string>): ChildProcess {
    const { command = process.execPath, args, logFile, readyText, cleanup } = this.program;
    const log = openSync(logFile, 'a');
    const child = spawn(command, args, {
      env: { ...inherited(), ...this.program.environment, ...environment },
      stdio: ['ignore', log, log, ...(readyText === undefined ? (['ipc'] as const) : [])],
      // Ctrl-C in the terminal reaches only this process, whose cleanup ends the others.
      detached: cleanup !== undefined,
    });
    closeSync(log);
    this.child = child;
    this.expectedToEnd = false;
    const release = cleanup?.guard({ kind: 'process', pid: child.pid! });
    this.ended = new Promise((resolve) => {
      child.once('exit', () => {
        release?.();
        if (!this.expectedToEnd) this.unexpectedEnds++;
        if (this.child === child) this.child = undefined;
        resolve();
      });
    });
    return child;
  }
}

const describeEnd = ({ exitCode, signalCode }: ChildProcess) => String(exitCode ?? signalCode);

/** Environment variables that programs need, without any that configure the product. With npm's, a site ends with npm. */
export function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'TEMP', 'npm_execpath'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
