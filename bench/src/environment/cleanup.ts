import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { constants } from 'node:os';
import type { Leftover } from './sweeper';

/** How long an orderly end may take after a signal before the sweeper does the rest. Milliseconds. */
const PATIENCE = 20_000;
const SAME_INTERRUPT = 1000;

/**
 * Everything the run made that must not outlive it: processes, folders, databases. What is released in order
 * is forgotten; whatever remains when this process ends, however it ends, is removed by the sweeper, a
 * process that notices by its closed input.
 */
export class Cleanup {
  private readonly steps = new Set<() => Promise<void>>();
  private readonly sweeper = spawn(process.execPath, [join(__dirname, 'sweeper.js')], {
    // A group of its own: Ctrl-C at the terminal is not meant for it.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  private running: Promise<void> | undefined;
  private interruptedAt: number | undefined;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => this.interrupt(signal));
  }

  /** Whether the run is being ended: nothing new may be started any more. */
  get ending(): boolean {
    return this.running !== undefined;
  }

  /** Has the sweeper remove something, should this process end before it is released. */
  guard(leftover: Leftover): () => void {
    const key = JSON.stringify(leftover);
    this.sweeper.stdin.write(`+${key}\n`);
    return () => void this.sweeper.stdin.write(`-${key}\n`);
  }

  /** A step of an orderly end; steps run in the reverse order. Returns how to take it back. */
  add(step: () => Promise<void>): () => void {
    this.steps.add(step);
    return () => this.steps.delete(step);
  }

  /** Ends everything, last first, and waits until the sweeper has found nothing left. */
  run(): Promise<void> {
    return (this.running ??= this.runSteps());
  }

  private async runSteps(): Promise<void> {
    for (const step of [...this.steps].reverse()) {
      this.steps.delete(step);
      await step().catch((error: unknown) => console.error('While cleaning up:', error));
    }
    const swept = new Promise((resolve) => this.sweeper.once('exit', resolve));
    this.sweeper.stdin.end();
    if (this.sweeper.exitCode === null) await swept;
  }

  private interrupt(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void {
    const code = 128 + constants.signals[signal];
    // Asked twice: the sweeper does the rest. A terminal and npm may both tell of the same Ctrl-C.
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
