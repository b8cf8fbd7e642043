import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Leftover } from './sweeper';

const SAME_INTERRUPT = 1000;

/**
 * Tracks resources that must not outlive the run: processes, folders, mounts. However this process ends, the sweeper
 * removes the resources that were not released: a child process that detects the end by its closed stdin.
 */
export class Cleanup {
  private readonly sweeper = spawn(process.execPath, [join(__dirname, '../dist/sweeper.js')], {
    // Its own process group, so that Ctrl-C in the terminal does not end it.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  private readonly swept = once(this.sweeper, 'exit');
  private interruptedAt: number | undefined;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => this.interrupt(signal));
  }

  /** Whether the run is shutting down: nothing new may be started. */
  get ending(): boolean {
    return this.sweeper.stdin.writableEnded;
  }

  /** Makes the sweeper remove something at the end of the run. @returns releases it, because it is gone */
  guard(leftover: Leftover): () => void {
    const key = JSON.stringify(leftover);
    this.sweeper.stdin.write(`+${key}\n`);
    return () => void (this.ending || this.sweeper.stdin.write(`-${key}\n`));
  }

  /** Has the sweeper remove everything that was not released, and waits until it has. */
  async run(): Promise<void> {
    this.sweeper.stdin.end();
    await this.swept;
  }

  private interrupt(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void {
    const code = 128 + constants.signals[signal];
    // On a second signal the sweeper does the rest alone. A terminal and npm may both send the same Ctrl-C.
    if (this.interruptedAt !== undefined) {
      if (Date.now() - this.interruptedAt > SAME_INTERRUPT) process.exit(code);
      return;
    }
    this.interruptedAt = Date.now();
    console.log(`\n${signal}: ending everything`);
    void this.run().finally(() => process.exit(code));
  }
}

/** A run of a program or of tests: what it starts is tracked by `cleanup`, its files are in `runFolder`, which is removed. */
export interface Run {
  cleanup: Cleanup;
  runFolder: string;
}

export function startRun(): Run {
  const cleanup = new Cleanup();
  const runFolder = mkdtempSync(join(tmpdir(), 'astaguide-run-'));
  // PostgreSQL may run as another user, who needs access to the folder.
  chmodSync(runFolder, 0o755);
  cleanup.guard({ kind: 'folder', path: runFolder });
  return { cleanup, runFolder };
}
