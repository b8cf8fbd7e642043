import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { constants } from 'node:os';
import type { Leftover } from './sweeper';

/** Maximum duration of an orderly shutdown after a signal before the sweeper takes over, in milliseconds. */
const PATIENCE = 20_000;
const SAME_INTERRUPT = 1000;

/**
 * Tracks resources that must not outlive the run: processes, folders, databases. If this process ends without
 * releasing them, the sweeper does: a child process that detects the end by its closed stdin.
 */
export class Cleanup {
  private readonly steps = new Set<() => unknown>();
  private readonly sweeper = spawn(process.execPath, [join(__dirname, 'sweeper.js')], {
    // Its own process group, so that Ctrl-C in the terminal does not end it.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  private running: Promise<void> | undefined;
  private interruptedAt: number | undefined;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => this.interrupt(signal));
  }

  /** Whether the run is shutting down: nothing new may be started. */
  get ending(): boolean {
    return this.running !== undefined;
  }

  /** Makes the sweeper remove something if this process ends before releasing it. */
  guard(leftover: Leftover): () => void {
    const key = JSON.stringify(leftover);
    this.sweeper.stdin.write(`+${key}\n`);
    return () => void this.sweeper.stdin.write(`-${key}\n`);
  }

  /** Adds a step of the orderly shutdown; steps run in reverse order. @returns removes the step */
  add(step: () => unknown): () => void {
    this.steps.add(step);
    return () => this.steps.delete(step);
  }

  /** Runs all steps, last first, and waits for the sweeper to finish. */
  run(): Promise<void> {
    return (this.running ??= this.runSteps());
  }

  private async runSteps(): Promise<void> {
    for (const step of [...this.steps].reverse()) {
      this.steps.delete(step);
      try {
        await step();
      } catch (error) {
        console.error('While cleaning up:', error);
      }
    }
    const swept = new Promise((resolve) => this.sweeper.once('exit', resolve));
    this.sweeper.stdin.end();
    if (this.sweeper.exitCode === null) await swept;
  }

  private interrupt(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void {
    const code = 128 + constants.signals[signal];
    // On a second signal the sweeper does the rest. A terminal and npm may both send the same Ctrl-C.
    if (this.interruptedAt !== undefined) {
      if (Date.now() - this.interruptedAt > SAME_INTERRUPT) process.exit(code);
      return;
    }
    this.interruptedAt = Date.now();
    console.log(`\n${signal}: ending everything`);
    setTimeout(() => process.exit(code), PATIENCE);
    void this.run().finally(() => process.exit(code));
  }
}

/** A run of a program: what it starts is tracked by `cleanup`, its files are in `runFolder`, which is removed. */
export interface Run {
  cleanup: Cleanup;
  runFolder: string;
}
