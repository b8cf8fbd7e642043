import {
  closeSync,
  copyFileSync,
  fstatSync,
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
/** Bytes that wait in memory while the disk takes none; what comes beyond them is left out. */
const MOST_WAITING = 256 * 1024;

/**
 * A log that begins anew at 10 MB and each week. Its last three are kept, name.log.1 to name.log.3, but no line
 * for more than 14 days. Lines that cannot be written, as the disk is full, wait for the next one and for the next minute.
 */
export class LogFile {
  /** Undefined after something failed: then it is opened anew. */
  private descriptor: number | undefined;
  private size = 0;
  private week = 0;
  private waiting: Buffer = Buffer.alloc(0);
  private leftOut = 0;
  private readonly tidying = setInterval(() => this.tidy(), TIDY_EVERY).unref();

  /** @throws where the file cannot be opened */
  constructor(
    private readonly path: string,
    private readonly limit = LIMIT,
  ) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.open();
    this.tidy();
  }

  write(chunk: Buffer): void {
    if (this.waiting.length + chunk.length > MOST_WAITING) this.leftOut += chunk.length;
    else this.waiting = this.waiting.length > 0 ? Buffer.concat([this.waiting, chunk]) : chunk;
    this.tryTo(() => this.writeWaiting());
  }

  close(): void {
    clearInterval(this.tidying);
    this.closeDescriptor();
  }

  private tidy(): void {
    this.tryTo(() => {
      if (this.isOfEarlierWeek()) this.rotate();
      dropOld(this.path);
      if (this.waiting.length > 0) this.writeWaiting();
    });
  }

  /** What is logged is never worth the product's end. */
  private tryTo(work: () => void): void {
    try {
      work();
    } catch {
      this.closeDescriptor();
    }
  }

  private writeWaiting(): void {
    if (this.size >= this.limit || this.isOfEarlierWeek()) this.rotate();
    while (this.waiting.length > 0) {
      // A disk that is nearly full takes a part.
      const written = writeSync(this.descriptor ?? this.open(), this.waiting);
      this.week = weekOf(Date.now());
      this.size += written;
      this.waiting = this.waiting.subarray(written);
    }
    if (this.leftOut === 0) return;
    this.waiting = Buffer.from(`(${this.leftOut} bytes were left out: the disk took none)\n`);
    this.leftOut = 0;
    this.writeWaiting();
  }

  private isOfEarlierWeek(): boolean {
    return this.size > 0 && this.week < weekOf(Date.now());
  }

  private rotate(): void {
    this.closeDescriptor();
    shiftOlder(this.path);
    renameSync(this.path, `${this.path}.1`);
    this.open();
  }

  private open(): number {
    this.descriptor = openSync(this.path, 'a', 0o600);
    const { size, mtimeMs } = fstatSync(this.descriptor);
    this.size = size;
    this.week = weekOf(mtimeMs);
    return this.descriptor;
  }

  private closeDescriptor(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}

/**
 * Does the same for a log that another process holds open for appending: its content is copied away and the file
 * emptied in place. Where that fails, as the disk is full, it stays as it is until the next time.
 */
export function rotateInPlace(path: string, limit = LIMIT): void {
  const copy = `${path}.copy`;
  try {
    const current = statSync(path, { throwIfNoEntry: false });
    if (current && isFinished(current, limit)) {
      copyFileSync(path, copy);
      utimesSync(copy, current.atime, current.mtime);
      shiftOlder(path);
      renameSync(copy, `${path}.1`);
      truncateSync(path);
    }
    dropOld(path);
  } catch {
    rmSync(copy, { force: true });
  }
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
