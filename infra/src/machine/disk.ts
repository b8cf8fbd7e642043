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
/** Error codes of Node and PostgreSQL for a full disk. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Usage of the disk that contains a folder, or would contain it. */
export function readDisk(folder: string): Disk {
  return existsSync(folder) ? diskOf(statfsSync(folder)) : readDisk(dirname(folder));
}

/**
 * Checks that the disk has enough space for a start.
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

/** The error to report for a failed start. On a full disk always that, because the symptoms vary. */
export function explainFailure(error: unknown, dataDir: string): unknown {
  return isDiskFull(error) || freeBytes(readDisk(dataDir)) < ROOM_TO_START ? diskFull(dataDir) : error;
}

/** Whether an error of Node or PostgreSQL was caused by a full disk. */
export function isDiskFull(error: unknown): boolean {
  const { code, message, details } = error as { code?: unknown; message?: string; details?: string[] };
  return (
    FULL.has(code) || [message, ...(details ?? [])].some((text) => text?.includes('No space left on device'))
  );
}

/** Milliseconds. */
const LOOK_EVERY = 10_000;

/**
 * Warns in the terminal when the disk becomes nearly full, and reports when it no longer is, once each time.
 *
 * @param read reads the current disk usage; may throw
 * @returns stops watching
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
    // A disk that cannot be read cannot be written either, and the failed write is reported.
    return undefined;
  }
}
