import {
  describeDisk,
  diskOf,
  freeBytes,
  type Disk,
  isNearlyFull,
} from '@astaguide/contracts/operations/disk';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StartError } from './config';
import { endProcess, identify, isRunning, type ProcessIdentity } from './machine';
import type { Terminal } from './service';

/** Subfolders that only the owner can access. PostgreSQL's folder is not listed, because it may have another owner. */
const FOLDERS = ['logs', 'uploads', 'backups'];
const FOLDER_MODE = 0o700;
const LOG_MODE = 0o600;
const STICKY = 0o1000;

/**
 * Creates the data folder if it is missing, and makes it accessible to its owner only.
 *
 * @param warn called with a line for each path that stays accessible to others
 */
export function openDataFolder(dataDir: string, warn: (line: string) => void): void {
  createFolder(dataDir);
  const { mode } = statSync(dataDir);
  // A shared folder such as /tmp.
  if (mode & STICKY) return warn(`DATA_DIR: ${dataDir} is a folder for everybody, and stays open to others`);
  close(dataDir, modeOfDataFolder(), warn);
  for (const name of FOLDERS) close(join(dataDir, name), FOLDER_MODE, warn);
  const logs = join(dataDir, 'logs');
  const names = existsSync(logs) ? readdirSync(logs) : [];
  for (const log of [join(dataDir, 'postgres.log'), ...names.map((name) => join(logs, name))]) {
    close(log, LOG_MODE, warn);
  }
}

/** For root, PostgreSQL runs as another user, who needs to traverse the folder, except on Linux. */
function modeOfDataFolder(): number {
  return process.getuid?.() === 0 && process.platform !== 'linux' ? 0o711 : FOLDER_MODE;
}

function close(path: string, wanted: number, warn: (line: string) => void): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o777) === wanted || process.platform === 'win32') return;
  try {
    chmodSync(path, wanted);
  } catch (error) {
    warn(`${path} could not be closed to others (${(error as NodeJS.ErrnoException).code})`);
  }
}

function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  // One level at a time, because Node's recursive mkdir never returns below /proc.
  mkdirSync(path);
}

/** The secret that signs session cookies: 32 random bytes as hex, generated at the first start. */
export function keepSessionSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  if (!existsSync(path)) replaceFile(path, randomBytes(32).toString('hex'));
  return readFileSync(path, 'utf8').trim();
}

/** Writes a file for its owner only. Renamed into place, so that neither a reader nor a full disk leaves half of it. */
export function replaceFile(path: string, content: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, path);
}

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

function diskFull(dataDir: string): StartError {
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
  let isWarned = false;
  const look = () => {
    const disk = readIfPossible(read);
    if (!disk || isNearlyFull(disk) === isWarned) return;
    isWarned = !isWarned;
    if (isWarned) terminal.warn(`${describeDisk(disk)}: make room before it is full`);
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

const identitySchema = z.object({ pid: z.int().positive(), startTime: z.string() });
const processesSchema = z.record(z.string(), identitySchema);

/** Processes by name: launcher, backend, worker, postgres, and in development the type checker. */
type Processes = Record<string, ProcessIdentity>;

/** Time for an orphan process to end by itself, in milliseconds. */
const ORPHAN_GRACE = 5000;

/** Delay before a failed write is retried, in milliseconds. */
const WRITE_AGAIN_AFTER = 5000;

/** The running processes according to a run file. */
interface RunState {
  /** The launcher that owns the folder, if it is still running. */
  owner: ProcessIdentity | undefined;
  /** Orphan processes of a killed launcher, without PostgreSQL, whose own start handles it. */
  orphans: ProcessIdentity[];
}

/**
 * Reads a run file and checks which processes still run.
 *
 * @param content JSON text; anything else, such as a truncated file, means that nothing is running
 */
export function checkRunFile(
  content: string | undefined,
  alive: (identity: ProcessIdentity) => boolean = isRunning,
): RunState {
  const processes = parseProcesses(content);
  const { launcher } = processes;
  if (launcher && alive(launcher)) return { owner: launcher, orphans: [] };
  const children = Object.entries(processes).filter(([name]) => name !== 'launcher' && name !== 'postgres');
  return { owner: undefined, orphans: children.map(([, identity]) => identity).filter(alive) };
}

/** `DATA_DIR/run.json`: which processes run on a data folder. At most one launcher holds it. */
export class RunFile {
  private writingAgain: NodeJS.Timeout | undefined;

  private constructor(
    private readonly path: string,
    private readonly processes: Processes,
  ) {}

  /**
   * Claims the data folder for this process, and ends orphan processes of a killed launcher.
   *
   * @param warn called with a line for each path that stays accessible to others
   * @throws StartError if another launcher uses it, or if the folder is not writable
   */
  static async claim(dataDir: string, warn: (line: string) => void = () => undefined): Promise<RunFile> {
    const path = join(dataDir, 'run.json');
    const { owner, orphans } = checkRunFile(readIfThere(path));
    if (owner) {
      throw new StartError(
        `AstaGuide is already running on ${dataDir} (process ${owner.pid}): stop it first`,
      );
    }
    await Promise.all(orphans.map((identity) => endProcess(identity, 'SIGTERM', ORPHAN_GRACE)));
    const self = identify(process.pid);
    const file = new RunFile(path, self ? { launcher: self } : {});
    try {
      openDataFolder(dataDir, warn);
      file.write();
    } catch (error) {
      throw cannotWrite(dataDir, error);
    }
    return file;
  }

  /** Records the pid of a running process, or its end if there is no pid. A full disk only delays the write. */
  record(name: string, pid: number | undefined): void {
    const identity = pid === undefined ? undefined : identify(pid);
    if (identity) this.processes[name] = identity;
    else delete this.processes[name];
    this.writeOrTryAgain();
  }

  /** Releases the folder. */
  release(): void {
    clearTimeout(this.writingAgain);
    rmSync(this.path, { force: true });
  }

  private writeOrTryAgain(): void {
    clearTimeout(this.writingAgain);
    try {
      this.write();
    } catch {
      this.writingAgain = setTimeout(() => this.writeOrTryAgain(), WRITE_AGAIN_AFTER).unref();
    }
  }

  private write(): void {
    replaceFile(this.path, `${JSON.stringify(this.processes, null, 2)}\n`);
  }
}

function parseProcesses(content: string | undefined): Processes {
  try {
    return processesSchema.parse(JSON.parse(content ?? '{}'));
  } catch {
    return {};
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cannotWrite(dirname(path), error);
  }
}

function cannotWrite(dataDir: string, error: unknown): StartError {
  if (isDiskFull(error)) return diskFull(dataDir);
  return new StartError(`DATA_DIR: cannot write to "${dataDir}" (${(error as NodeJS.ErrnoException).code})`);
}
