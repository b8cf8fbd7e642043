import { chmodSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Cleanup } from './cleanup';

/** Root of the checkout: this file runs from bench/dist/environment. */
export const checkout = resolve(__dirname, '../../..');

/** A folder of this run, removed at its end. */
export function makeRunFolder(cleanup: Cleanup): string {
  const path = mkdtempSync(join(tmpdir(), 'astaguide-bench-'));
  // PostgreSQL may run as another user, who needs access to the folder.
  chmodSync(path, 0o755);
  cleanup.guard({ kind: 'folder', path });
  return path;
}

/** Copies the logs of a run's processes to a folder that stays, which is created. */
export function keepLogs(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('session-secret') });
}
