import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Piece } from '../processes/piece';
import type { Shutdown } from '../processes/shutdown';
import type { SupervisedProcess } from '../processes/supervised-process';
import type { Terminal } from '../processes/terminal';
import { RUN_WORKSPACES, type ProcessName } from './affected-processes';
import { PendingRestarts } from './pending-restarts';
import { transpile } from './transpile';

interface WatchOptions {
  root: string;
  processes: Record<ProcessName, SupervisedProcess>;
  shutdown: Shutdown;
  terminal: Terminal;
}

/** An editor writes a file in several steps, and a checkout writes many files. Milliseconds. */
const SETTLED_AFTER = 50;

/** Starts the processes again that run a changed file, once it can be parsed. */
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
  const piece: Piece = {
    name: 'source watcher',
    async stop() {
      clearTimeout(settling);
      await watcher.close();
    },
    kill: () => undefined,
  };
  shutdown.add(piece);
  watcher.on('error', (error) => terminal.warn(`changes may be missed: ${String(error)}`));
  watcher.on('all', (event, path) => {
    if (shutdown.begun || event === 'addDir' || event === 'unlinkDir') return;
    changed.add(path);
    clearTimeout(settling);
    settling = setTimeout(() => void settle(), SETTLED_AFTER);
  });
}

/** What is wrong with a file, if anything; nothing is with one that was deleted. */
async function syntaxError(path: string): Promise<string | undefined> {
  if (!path.endsWith('.ts')) return undefined;
  try {
    transpile(await readFile(path, 'utf8'), path);
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // What follows tells about the compiler, not about the file.
    return (error as Error).message.split('\n\nCaused by:', 1)[0]!.trimEnd();
  }
}
