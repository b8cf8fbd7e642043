import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { StartError } from './config';
import type { ProcessName, SupervisedProcess } from './product-process';
import { transpile } from './run-source';
import type { Service, Shutdown, Terminal } from './service';

const DEFAULT_PORT = 9229;

/**
 * Node's flags for the debugger: the backend listens on the given port, the worker on the next one.
 *
 * @param argument '--inspect' or '--inspect=PORT'
 * @throws StartError for anything else
 */
export function inspectFlags(argument: string | undefined): Record<ProcessName, string[]> {
  if (argument === undefined) return { backend: [], worker: [] };
  const [, digits] = /^--inspect(?:=(\d{1,5}))?$/.exec(argument) ?? [undefined, '0'];
  const port = digits === undefined ? DEFAULT_PORT : Number(digits);
  if (port < 1 || port > 65_534) {
    throw new StartError(`expected --inspect or --inspect=PORT with a port from 1 to 65534, got ${argument}`);
  }
  return { backend: [`--inspect=${port}`], worker: [`--inspect=${port + 1}`] };
}

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
    [...new Set(Object.values(RUNS).flat())].map((workspace) => join(root, workspace, 'src')),
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
const RUNS: Record<ProcessName, string[]> = {
  backend: ['backend', 'assistant', 'contracts', 'content', 'database', 'queues', 'outgoing'],
  worker: ['worker', 'contracts', 'database', 'queues', 'outgoing'],
};

const PROCESS_NAMES = Object.keys(RUNS) as ProcessName[];

/**
 * The processes that run a source file; none for tests and files other than TypeScript.
 *
 * @param path below the repository's root, with slashes: 'contracts/src/lib/slug.ts'
 */
export function affectedProcesses(path: string): ProcessName[] {
  if (!path.endsWith('.ts') || /\.(test|fixture)\.ts$/.test(path)) return [];
  const [workspace] = path.split('/', 1);
  return PROCESS_NAMES.filter((name) => RUNS[name].includes(workspace!));
}

/**
 * Reports type errors when files change, in the background and with low CPU priority. Writes only declarations, from
 * which workspaces read each other's types.
 */
export class TypeChecker implements Service {
  readonly name = 'type checker';
  private child: ChildProcess | undefined;
  private ended: Promise<unknown> | undefined;
  private errors = 0;

  constructor(private readonly terminal: Terminal) {}

  /** @returns its pid; undefined if it could not be started */
  start(root: string): number | undefined {
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules/typescript/bin/tsc'),
        '-b',
        '--watch',
        '--emitDeclarationOnly',
        '--preserveWatchOutput',
      ],
      // Its own process group: Ctrl-C in the terminal reaches only the launcher, which stops everything in order.
      { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.child = child;
    this.ended = once(child, 'exit').catch(() => undefined);
    createInterface({ input: child.stdout }).on('line', (line) => this.tell(line));
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    return child.pid;
  }

  async stop(): Promise<void> {
    this.child?.kill('SIGTERM');
    await this.ended;
  }

  kill(): void {
    this.child?.kill('SIGKILL');
  }

  /** Prints a line of output, except for repeated checks without errors. */
  private tell(line: string): void {
    const found = / - Found (\d+) errors?\./.exec(line);
    if (!found) {
      if (line.trim() !== '' && !/ - (File change detected|Starting compilation)/.test(line)) {
        this.terminal.line(line);
      }
      return;
    }
    const errors = Number(found[1]);
    if (errors > 0) this.terminal.fail(`type errors: ${errors}`);
    else if (this.errors > 0) this.terminal.line('  ✓ no type errors');
    this.errors = errors;
  }
}
