import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from './cleanup';

/** Maximum time for a process to become ready, in milliseconds. */
const START_PATIENCE = 120_000;
const STOP_PATIENCE = 10_000;

export interface NodeProcessOptions {
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
export class NodeProcess {
  private child: ChildProcess | undefined;
  private expectedToEnd = false;
  /** Resolves when the current child has ended. */
  private ended: Promise<void> = Promise.resolve();
  /** How often it ended unexpectedly. */
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

  /** @throws Error with the end of its log if it exits before it is ready */
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

  /** Kills it with SIGKILL, to simulate a power cut. */
  async kill(): Promise<void> {
    this.expectedToEnd = true;
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  /** Stops it, and kills it after a timeout. @returns the duration in milliseconds; undefined if it was killed */
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

/** Environment variables that programs need, without any that configure the product. */
export function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'TEMP'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
