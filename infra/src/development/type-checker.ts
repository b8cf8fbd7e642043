import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Piece } from '../piece';

/**
 * Prints type errors as files change. Nothing waits for it, and it leaves the processor to whatever else wants it.
 * Declarations are all it writes: the workspaces know each other's types by them.
 */
export class TypeChecker implements Piece {
  readonly name = 'type checker';
  private child: ChildProcess | undefined;
  private ended: Promise<void> | undefined;

  /** Answers its pid, where it could be started. */
  start(root: string): number | undefined {
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules/typescript/bin/tsc'),
        ...['-b', '--watch', '--emitDeclarationOnly', '--preserveWatchOutput'],
      ],
      // A group of its own: Ctrl-C at the terminal reaches the launcher only, which stops all in order.
      { cwd: root, detached: true, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    this.child = child;
    this.ended = new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
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
}
