import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  type Stats,
  truncateSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Bytes after which a log is rotated. */
const LIMIT = 10 * 1024 * 1024;
/** Rotated logs that are kept beside the current one. */
const KEPT = 3;
/** Milliseconds. A log begins anew each week, and the week before is kept: no line grows older than two. */
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds. */
const TIDY_EVERY = 60_000;

/**
 * A log that begins anew at 10 MB and each week. Its last three are kept, name.log.1 to name.log.3, but no line
 * for more than 14 days.
 */
export class LogFile {
  private descriptor: number;
  private size: number;
  private week: number;
  private readonly tidying = setInterval(() => this.tidy(), TIDY_EVERY).unref();

  constructor(
    private readonly path: string,
    private readonly limit = LIMIT,
  ) {
    mkdirSync(dirname(path), { recursive: true });
    this.descriptor = openSync(path, 'a');
    const { size, mtimeMs } = statSync(path);
    this.size = size;
    this.week = weekOf(mtimeMs);
    this.tidy();
  }

  write(chunk: Buffer): void {
    if (this.size >= this.limit || this.isOfEarlierWeek()) this.rotate();
    this.week = weekOf(Date.now());
    this.size += writeSync(this.descriptor, chunk);
  }

  close(): void {
    clearInterval(this.tidying);
    closeSync(this.descriptor);
  }

  private tidy(): void {
    if (this.isOfEarlierWeek()) this.rotate();
    dropOld(this.path);
  }

  private isOfEarlierWeek(): boolean {
    return this.size > 0 && this.week < weekOf(Date.now());
  }

  private rotate(): void {
    closeSync(this.descriptor);
    shiftOlder(this.path);
    renameSync(this.path, `${this.path}.1`);
    this.descriptor = openSync(this.path, 'a');
    this.size = 0;
  }
}

/**
 * Does the same for a log that another process holds open for appending: its content is copied away and the file
 * emptied in place.
 */
export function rotateInPlace(path: string, limit = LIMIT): void {
  const current = statSync(path, { throwIfNoEntry: false });
  if (current && isFinished(current, limit)) {
    shiftOlder(path);
    copyFileSync(path, `${path}.1`);
    utimesSync(`${path}.1`, current.atime, current.mtime);
    truncateSync(path);
  }
  dropOld(path);
}

function isFinished({ size, mtimeMs }: Stats, limit: number): boolean {
  return size > 0 && (size >= limit || weekOf(mtimeMs) < weekOf(Date.now()));
}

function weekOf(milliseconds: number): number {
  return Math.floor(milliseconds / WEEK);
}

/** Rotated logs keep the time of their last line, so that a whole file is of one week. */
function dropOld(path: string): void {
  for (let number = 1; number <= KEPT; number++) {
    const rotated = statSync(`${path}.${number}`, { throwIfNoEntry: false });
    if (rotated && weekOf(rotated.mtimeMs) < weekOf(Date.now()) - 1) rmSync(`${path}.${number}`);
  }
}

function shiftOlder(path: string): void {
  for (let number = KEPT - 1; number >= 1; number--) {
    if (statSync(`${path}.${number}`, { throwIfNoEntry: false })) {
      renameSync(`${path}.${number}`, `${path}.${number + 1}`);
    }
  }
}
