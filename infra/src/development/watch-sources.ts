import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Terminal } from '../machine/terminal';
import type { Service } from '../services/service';
import type { Shutdown } from '../services/shutdown';
import type { SupervisedProcess } from '../services/supervised-process';
import { transpile } from './transpile';

interface WatchOptions {
  root: string;
  processes: Record<ProcessName, SupervisedProcess>;
  shutdown: Shutdown;
  terminal: Terminal;
}

/** Debounce time in milliseconds: an editor writes a file in several steps, and a checkout writes many files. */
const SETTLED_AFTER = 50;

/** Restarts the processes that run a changed file, once it can be parsed. */
export async function watchSources({ root, processes, shutdown, terminal }: WatchOptions): Promise<void> {
  const { watch } = await import('chokidar');
  const restarts = new PendingRestarts();
  const changed = new Set<string>();
  let settling: NodeJS.Timeout | undefined;

  const settle = async () => {
    const paths = [...changed];
    changed.clear();
    for (const path of paths) {
      const problem = await syntaxError(path);
      if (problem !== undefined) terminal.fail(`${problem}\n  · what ran before goes on until this is fixed`);
      restarts.note(relative(root, path).replaceAll(sep, '/'), problem !== undefined);
    }
    await Promise.all(restarts.take().map((name) => processes[name].restart()));
  };

  const watcher = watch(
    RUN_WORKSPACES.map((workspace) => join(root, workspace, 'src')),
    { ignoreInitial: true },
  );
  const service: Service = {
    name: 'source watcher',
    async stop() {
      clearTimeout(settling);
      await watcher.close();
    },
    kill: () => undefined,
  };
  shutdown.add(service);
  watcher.on('error', (error) => terminal.warn(`changes may be missed: ${String(error)}`));
  watcher.on('all', (event, path) => {
    if (shutdown.begun || event === 'addDir' || event === 'unlinkDir') return;
    changed.add(path);
    clearTimeout(settling);
    settling = setTimeout(() => void settle(), SETTLED_AFTER);
  });
}

/** The syntax error in a file; undefined if there is none or the file was deleted. */
async function syntaxError(path: string): Promise<string | undefined> {
  if (!path.endsWith('.ts')) return undefined;
  try {
    transpile(await readFile(path, 'utf8'), path);
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // The rest of the message is about the compiler, not the file.
    return (error as Error).message.split('\n\nCaused by:', 1)[0]!.trimEnd();
  }
}

/** Collects the processes to restart. A process that runs a file with a syntax error waits until it is fixed. */
export class PendingRestarts {
  private readonly broken = new Set<string>();
  private readonly pending = new Set<ProcessName>();

  /**
   * Notes a change.
   *
   * @param path below the repository's root, with slashes
   * @param isBroken the file has a syntax error
   */
  note(path: string, isBroken: boolean): void {
    if (isBroken) this.broken.add(path);
    else this.broken.delete(path);
    for (const name of affectedProcesses(path)) this.pending.add(name);
  }

  /** Takes the processes to restart now off the list. */
  take(): ProcessName[] {
    const blocked = new Set([...this.broken].flatMap(affectedProcesses));
    return PROCESS_NAMES.filter((name) => !blocked.has(name) && this.pending.delete(name));
  }
}

/** Workspaces that each process runs. Vite, inside the backend, handles changes of the frontend. */
const RUNS = {
  backend: ['backend', 'contracts', 'content', 'database', 'queues'],
  worker: ['worker', 'contracts', 'database', 'queues'],
};

export type ProcessName = keyof typeof RUNS;

export const PROCESS_NAMES = Object.keys(RUNS) as ProcessName[];

/** All workspaces that some process runs. */
export const RUN_WORKSPACES: readonly string[] = [...new Set(Object.values(RUNS).flat())];

/**
 * The processes that run a source file; none for tests and files other than TypeScript.
 *
 * @param path below the repository's root, with slashes: 'contracts/src/values/slug.ts'
 */
export function affectedProcesses(path: string): ProcessName[] {
  if (!path.endsWith('.ts') || /\.(test|fixture)\.ts$/.test(path)) return [];
  const [workspace] = path.split('/', 1);
  return PROCESS_NAMES.filter((name) => RUNS[name].includes(workspace!));
}
