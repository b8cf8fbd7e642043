import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Piece } from './piece';
import type { RunFile } from './run-file';
import type { Shutdown } from './shutdown';
import type { SupervisedProcess } from './supervised-process';
import type { Terminal } from './terminal';

interface WatchOptions {
  root: string;
  backend: SupervisedProcess;
  worker: SupervisedProcess;
  runFile: RunFile;
  shutdown: Shutdown;
  terminal: Terminal;
}

/** What each process runs: a change in one of these folders starts it again. */
const RUNS = {
  backend: ['backend', 'contracts', 'content', 'database', 'queues', 'frontend'],
  worker: ['worker', 'contracts', 'database', 'queues'],
};
/** Milliseconds. */
const POLL = 500;

/** Rebuilds on every change of a source, and starts the processes again that run it. */
export function watchSources(options: WatchOptions): void {
  const { root, shutdown, runFile, terminal } = options;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const frontend = join(root, 'frontend');
  const compilers: [name: string, script: string, args: string[], folder: string][] = [
    [
      'compiler',
      join(root, 'node_modules/typescript/bin/tsc'),
      ['-b', '--watch', '--preserveWatchOutput'],
      root,
    ],
    ['client bundler', vite, ['build', '--watch', '--logLevel', 'warn'], frontend],
    ['server bundler', vite, ['build', '--ssr', '--watch', '--logLevel', 'warn'], frontend],
  ];
  for (const [name, script, args, cwd] of compilers) {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    runFile.record(name, child.pid);
    shutdown.add(asPiece(name, child));
  }
  terminal.line('  · watching the sources');
  void restartOnChange(options);
}

function asPiece(name: string, child: ChildProcess): Piece {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    name,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await ended;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/**
 * Looks at the times of the built files. Asking the system to be told would be quicker, but the bundler
 * deletes and makes its folders anew, and Node's recursive watch loses those on Linux.
 */
async function restartOnChange({ root, backend, worker, shutdown }: WatchOptions): Promise<void> {
  const processes = [
    { process: backend, folders: RUNS.backend, seen: 0 },
    { process: worker, folders: RUNS.worker, seen: 0 },
  ];
  for (const entry of processes) entry.seen = newest(root, entry.folders);
  while (!shutdown.begun) {
    await sleep(POLL);
    for (const entry of processes) {
      const found = newest(root, entry.folders);
      // Changed, and finished: nothing was written since the last look.
      if (found <= entry.seen || Date.now() - found < POLL) continue;
      entry.seen = found;
      await entry.process.restart();
    }
  }
}

/** When the newest built file was written, in milliseconds since 1970. */
function newest(root: string, workspaces: readonly string[]): number {
  let time = 0;
  for (const workspace of workspaces) {
    const folder = join(root, workspace, 'dist');
    try {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (name.endsWith('.js')) time = Math.max(time, statSync(join(folder, name)).mtimeMs);
      }
    } catch {
      // The bundler is just making the folder anew; the next look finds it.
    }
  }
  return time;
}
