import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  type Stats,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Size at which a log is rotated, in bytes. */
const LIMIT = 10 * 1024 * 1024;
/** Number of rotated logs, `name.log.1` to `name.log.3`. */
const KEPT = 3;
/** Milliseconds. A new log begins each week and the previous week is kept, so no line is older than two weeks. */
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds. */
const TIDY_EVERY = 60_000;
/** Maximum bytes buffered in memory while the disk is full; further lines are dropped. */
const MAX_WAITING = 256 * 1024;

/**
 * A log that is rotated at 10 MB and each week. While the disk is full, lines are buffered in memory and written with
 * the next line or within a minute. Rotating streams on npm end with the first failed write, and limit the number of
 * files but not the age of lines.
 */
export class LogFile {
  /** Undefined after a failure, so that the file is reopened. */
  private descriptor: number | undefined;
  private waiting: Buffer = Buffer.alloc(0);
  private droppedBytes = 0;
  private readonly tidying = setInterval(() => this.tidy(), TIDY_EVERY).unref();

  /** @throws Error if the file cannot be opened */
  constructor(
    private readonly path: string,
    private readonly limit = LIMIT,
  ) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.open();
    this.tidy();
  }

  write(chunk: Buffer): void {
    if (this.waiting.length + chunk.length > MAX_WAITING) this.droppedBytes += chunk.length;
    else this.waiting = this.waiting.length > 0 ? Buffer.concat([this.waiting, chunk]) : chunk;
    this.tryTo(() => this.writeWaiting());
  }

  close(): void {
    clearInterval(this.tidying);
    this.closeDescriptor();
  }

  private tidy(): void {
    this.tryTo(() => {
      this.writeWaiting();
      dropOld(this.path);
    });
  }

  /** A log that cannot be written must not end the product. */
  private tryTo(work: () => void): void {
    try {
      work();
    } catch {
      this.closeDescriptor();
    }
  }

  private writeWaiting(): void {
    if (isFinished(fstatSync(this.descriptor ?? this.open()), this.limit)) this.rotate();
    while (this.waiting.length > 0) {
      // On a nearly full disk, only part of the data may be written.
      const written = writeSync(this.descriptor ?? this.open(), this.waiting);
      this.waiting = this.waiting.subarray(written);
    }
    if (this.droppedBytes === 0) return;
    this.waiting = Buffer.from(`(${this.droppedBytes} bytes were left out: the disk took none)\n`);
    this.droppedBytes = 0;
    this.writeWaiting();
  }

  private rotate(): void {
    this.closeDescriptor();
    shiftOlder(this.path);
    renameSync(this.path, `${this.path}.1`);
    this.open();
  }

  private open(): number {
    return (this.descriptor = openSync(this.path, 'a', 0o600));
  }

  private closeDescriptor(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}

function isFinished({ size, mtimeMs }: Stats, limit: number): boolean {
  return size > 0 && (size >= limit || weekOf(mtimeMs) < weekOf(Date.now()));
}

function weekOf(milliseconds: number): number {
  return Math.floor(milliseconds / WEEK);
}

/** Deletes rotated logs by age: their modification time is that of the last line, and they span one week. */
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
