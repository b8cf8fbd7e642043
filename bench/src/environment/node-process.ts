import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from './cleanup';

/** How long a process may take to say that it is ready. Milliseconds. */
const START_PATIENCE = 120_000;
const STOP_PATIENCE = 10_000;

export interface NodeProcessOptions {
  name: string;
  script: string;
  args?: string[];
  environment?: Record<string, string>;
  /** Of Node itself. */
  nodeFlags?: string[];
  /** What it prints is appended here. */
  logFile: string;
}

/** A Node program of ours that tells `ready` over its channel, and ends by itself when this process is gone. */
export class NodeProcess {
  private child: ChildProcess | undefined;
  private expectedToEnd = false;
  /** Resolves when the current child has ended. */
  private ended: Promise<void> = Promise.resolve();
  /** How often it ended without having been told to. */
  unexpectedEnds = 0;

  constructor(
    private readonly cleanup: Cleanup,
    readonly options: NodeProcessOptions,
  ) {
    cleanup.add(async () => void (await this.stop()));
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  get running(): boolean {
    return this.child !== undefined;
  }

  /** @throws Error with the end of its log when it ends before it is ready */
  async start(): Promise<ChildProcess> {
    if (this.cleanup.ending) throw new Error('The run is being ended');
    const { name, script, args = [], environment = {}, nodeFlags = [], logFile } = this.options;
    const log = openSync(logFile, 'a');
    const child = fork(script, args, {
      env: { ...inherited(), ...environment },
      stdio: ['ignore', log, log, 'ipc'],
      execArgv: nodeFlags,
    });
    closeSync(log);
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
    const ready = new Promise<boolean>((resolve) => {
      child.on('message', (message) => (message as { type?: string }).type === 'ready' && resolve(true));
    });
    const late = sleep(START_PATIENCE, false, { ref: false });
    if (await Promise.race([ready, this.ended.then(() => false), late])) return child;
    await this.kill();
    throw new Error(`${name} did not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    this.expectedToEnd = true;
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  /** Asks it to end, and ends it when it has not in time. @returns milliseconds it took, or undefined then */
  async stop(patience = STOP_PATIENCE): Promise<number | undefined> {
    this.expectedToEnd = true;
    const askedAt = Date.now();
    this.child?.kill('SIGTERM');
    await Promise.race([this.ended, sleep(patience, undefined, { ref: false })]);
    if (!this.child) return Date.now() - askedAt;
    await this.kill();
    return undefined;
  }
}

/** What programs need of the surroundings, and nothing that would configure the product. */
export function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'TEMP'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
