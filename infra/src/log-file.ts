import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Bytes after which a log is rotated. */
const LIMIT = 10 * 1024 * 1024;
/** Rotated logs that are kept beside the current one. */
const KEPT = 3;

/** A log that begins anew at 10 MB and keeps the last three: name.log, name.log.1 to name.log.3. */
export class LogFile {
  private descriptor: number;
  private size: number;

  constructor(
    private readonly path: string,
    private readonly limit = LIMIT,
  ) {
    mkdirSync(dirname(path), { recursive: true });
    this.descriptor = openSync(path, 'a');
    this.size = statSync(path).size;
  }

  write(chunk: Buffer): void {
    if (this.size >= this.limit) {
      closeSync(this.descriptor);
      shiftOlder(this.path);
      renameSync(this.path, `${this.path}.1`);
      this.descriptor = openSync(this.path, 'a');
      this.size = 0;
    }
    this.size += writeSync(this.descriptor, chunk);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

/**
 * Rotates a log that another process holds open for appending: its content is copied away and the file
 * emptied in place. Does nothing below the limit, or where there is no file.
 */
export function rotateInPlace(path: string, limit = LIMIT): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size < limit) return;
  shiftOlder(path);
  copyFileSync(path, `${path}.1`);
  truncateSync(path);
}

function shiftOlder(path: string): void {
  for (let number = KEPT - 1; number >= 1; number--) {
    if (statSync(`${path}.${number}`, { throwIfNoEntry: false })) {
      renameSync(`${path}.${number}`, `${path}.${number + 1}`);
    }
  }
}
