import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cleanup } from '@astaguide/testbed/cleanup';

/** A small in-memory file system that a test can fill up. */
export class SmallDisk {
  private readonly ballast: string;
  private readonly release: () => void;

  /**
   * Mounts it.
   *
   * @param size bytes
   * @throws Error if mounting is not permitted
   */
  constructor(
    cleanup: Cleanup,
    readonly path: string,
    size: number,
  ) {
    mkdirSync(path);
    const obstacle = mount(path, size);
    if (obstacle !== undefined) throw new Error(obstacle);
    this.ballast = join(path, 'ballast');
    this.release = cleanup.guard({ kind: 'mount', path });
  }

  /** Why it cannot be mounted here; undefined if it can. */
  static obstacle(): string | undefined {
    const path = mkdtempSync(join(tmpdir(), 'astaguide-mount-'));
    const obstacle = mount(path, 1_000_000);
    if (obstacle === undefined) spawnSync('umount', [path]);
    rmSync(path, { recursive: true });
    return obstacle;
  }

  /** Fills the disk to the last byte; may be called again after space was freed. */
  fill(): void {
    const file = openSync(this.ballast, 'a');
    try {
      for (const size of [1024 * 1024, 4096, 1]) writeWhileThereIsRoom(file, Buffer.alloc(size, 1));
    } finally {
      closeSync(file);
    }
  }

  makeRoom(): void {
    rmSync(this.ballast, { force: true });
  }

  unmount(): void {
    spawnSync('umount', ['-l', this.path]);
    this.release();
  }
}

function mount(path: string, size: number): string | undefined {
  const options = ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path];
  const { status, stderr, error } = spawnSync('mount', options, { encoding: 'utf8' });
  if (status === 0) return undefined;
  return `no file system can be mounted (${(error?.message ?? stderr).trim()})`;
}

function writeWhileThereIsRoom(file: number, chunk: Buffer): void {
  try {
    while (writeSync(file, chunk) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
