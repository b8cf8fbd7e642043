import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Service } from '../services/service';
import type { Terminal } from '../machine/terminal';

/**
 * Reports type errors when files change, in the background and with low CPU priority. Writes only declarations, from
 * which workspaces read each other's types.
 */
export class TypeChecker implements Service {
  readonly name = 'type checker';
  private child: ChildProcess | undefined;
  private ended: Promise<void> | undefined;
  private errors = 0;

  constructor(private readonly terminal: Terminal) {}

  /** @returns its pid; undefined if it could not be started */
  start(root: string): number | undefined {
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules/typescript/bin/tsc'),
        '-b',
        '--watch',
        '--emitDeclarationOnly',
        '--preserveWatchOutput',
      ],
      // Its own process group: Ctrl-C in the terminal reaches only the launcher, which stops everything in order.
      { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.child = child;
    this.ended = new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    createInterface({ input: child.stdout }).on('line', (line) => this.tell(line));
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    return child.pid;
  }

  async stop(): Promise<void> {
    this.child?.kill('SIGTERM');
    await this.ended;
  }

  kill(): void {
    this.child?.kill('SIGKILL');
  }

  /** Prints a line of output, except for repeated checks without errors. */
  private tell(line: string): void {
    const found = / - Found (\d+) errors?\./.exec(line);
    if (!found) {
      if (line.trim() !== '' && !/ - (File change detected|Starting compilation)/.test(line)) {
        this.terminal.line(line);
      }
      return;
    }
    const errors = Number(found[1]);
    if (errors > 0) this.terminal.fail(`type errors: ${errors}`);
    else if (this.errors > 0) this.terminal.line('  ✓ no type errors');
    this.errors = errors;
  }
}
