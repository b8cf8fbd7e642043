import { describeDisk, diskOf, freeBytes, type Disk } from '@astaguide/contracts/operations/disk';
import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './processes/start-error';

/** Bytes without which nothing is started: PostgreSQL writes its journal in pieces of this size. */
const ROOM_TO_START = 16 * 1024 * 1024;
/** Node's own codes, and PostgreSQL's. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** How full the disk is that a folder lies on, or would lie on. */
export function readDisk(folder: string): Disk {
  return existsSync(folder) ? diskOf(statfsSync(folder)) : readDisk(dirname(folder));
}

/**
 * Makes sure that there is room to start.
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

/** Of a failed start on a disk without room that alone is told: what fails there fails in many ways. */
export function explainFailure(error: unknown, dataDir: string): unknown {
  return isDiskFull(error) || freeBytes(readDisk(dataDir)) < ROOM_TO_START ? diskFull(dataDir) : error;
}

/** Whether a full disk is what an error is about, in whatever words. */
export function isDiskFull(error: unknown): boolean {
  const { code, message, details } = error as { code?: unknown; message?: string; details?: string[] };
  return (
    FULL.has(code) || [message, ...(details ?? [])].some((text) => text?.includes('No space left on device'))
  );
}
