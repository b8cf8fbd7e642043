import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { openDataFolder } from '../machine/data-folder';
import { diskFull, isDiskFull } from '../machine/disk';
import { endProcess, identify, isRunning, type ProcessIdentity } from '../machine/process';
import { StartError } from '../machine/start-error';

const identitySchema = z.object({ pid: z.int().positive(), startTime: z.string() });
const processesSchema = z.record(z.string(), identitySchema);

/** Processes by what they are: launcher, backend, worker, postgres, and in development the type checker. */
type Processes = Record<string, ProcessIdentity>;

/** Milliseconds that an orphan process has to end by itself. */
const ORPHAN_GRACE = 5000;

/** Milliseconds before a file that could not be written is tried again. */
const WRITE_AGAIN_AFTER = 5000;

/** What a run file says about who runs. */
interface RunState {
  /** The launcher that owns the folder, if it is alive. */
  owner: ProcessIdentity | undefined;
  /** Orphan processes of a killed launcher, without PostgreSQL: its own start handles that. */
  orphans: ProcessIdentity[];
}

/**
 * Reads what a run file says.
 *
 * @param content JSON text; anything else, such as half a file, counts as nobody running
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
   * Claims the data folder for this process, and ends the orphan processes of a killed launcher.
   *
   * @param warn gets a line for each path that stays open to others
   * @throws StartError when another launcher runs on it, or when the folder cannot be written
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

  /** Records the pid of a running process, or without a pid that it has ended. A full disk only delays the write. */
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
