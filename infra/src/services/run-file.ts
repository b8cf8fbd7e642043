import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { openDataFolder } from '../machine/data-folder';
import { diskFull, isDiskFull } from '../machine/disk';
import { endProcess, identify, isRunning, type ProcessIdentity } from '../machine/process';
import { StartError } from '../machine/start-error';

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
    // Renamed into place, so that a reader never sees half of it.
    const draft = `${this.path}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(this.processes, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, this.path);
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
