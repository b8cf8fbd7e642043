import {
  describeDisk,
  diskOf,
  freeBytes,
  type Disk,
  isNearlyFull,
} from '@astaguide/contracts/operations/disk';
import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error';
import type { Terminal } from './terminal';

/** Bytes that must be free for a start: PostgreSQL writes its write-ahead log in segments of this size. */
const ROOM_TO_START = 16 * 1024 * 1024;
/** Node's own codes, and PostgreSQL's. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** How full the disk is that a folder lies on, or would lie on. */
export function readDisk(folder: string): Disk {
  return existsSync(folder) ? diskOf(statfsSync(folder)) : readDisk(dirname(folder));
}

/**
 * Checks that the disk has room for a start.
 *
 * @throws StartError
 */
export function assertRoom(dataDir: string): void {
  if (freeBytes(readDisk(dataDir)) < ROOM_TO_START) throw diskFull(dataDir);
}

export function diskFull(dataDir: string): StartError {
  return new StartError(
    `DATA_DIR: too little room in ${dataDir} (${describeDisk(readDisk(dataDir))}): make some, and start again`,
  );
}

/** The error to report for a failed start: on a full disk always that, because what fails then varies. */
export function explainFailure(error: unknown, dataDir: string): unknown {
  return isDiskFull(error) || freeBytes(readDisk(dataDir)) < ROOM_TO_START ? diskFull(dataDir) : error;
}

/** Whether an error of Node or PostgreSQL is about a full disk. */
export function isDiskFull(error: unknown): boolean {
  const { code, message, details } = error as { code?: unknown; message?: string; details?: string[] };
  return (
    FULL.has(code) || [message, ...(details ?? [])].some((text) => text?.includes('No space left on device'))
  );
}

/** Milliseconds. */
const LOOK_EVERY = 10_000;

/**
 * Warns in the terminal when the disk becomes nearly full, and says when it no longer is: once each time.
 *
 * @param read how full the disk is now; it may throw
 * @returns ends the watch
 */
export function watchDisk(read: () => Disk, terminal: Pick<Terminal, 'warn' | 'line'>): () => void {
  let told = false;
  const look = () => {
    const disk = readIfPossible(read);
    if (!disk || isNearlyFull(disk) === told) return;
    told = !told;
    if (told) terminal.warn(`${describeDisk(disk)}: make room before it is full`);
    else terminal.line(`  · ${describeDisk(disk)}: enough again`);
  };
  look();
  const timer = setInterval(look, LOOK_EVERY).unref();
  return () => clearInterval(timer);
}

function readIfPossible(read: () => Disk): Disk | undefined {
  try {
    return read();
  } catch {
    // A disk that cannot be read cannot be written either, and the write reports that.
    return undefined;
  }
}
