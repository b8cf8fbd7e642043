import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { bareEnvironment } from '../config';
import { rotateInPlace } from '../processes/log-file';
import { describeExit } from '../processes/process-exit';
import { StartError } from '../processes/start-error';
import { commandFor, fromInside, type ServerAccount } from './account';
import type { PostgresBinaries } from './binaries';

/** PostgreSQL's own words for how to shut down. */
export type StopMode = 'fast' | 'immediate';

export interface ServerOptions {
  clusterDir: string;
  logFile: string;
  binaries: PostgresBinaries;
  account: ServerAccount;
  port: number;
}

/** A server process, which may not answer yet. */
export interface ServerProcess {
  pid: number;
  /** Why it ended; undefined while it runs. */
  readonly ended: string | undefined;
  /** The end of what it has logged since its start. */
  lastLines(): string[];
  /** Calls back when it ends without having been stopped. */
  onExit(listener: (reason: string) => void): void;
  stop(mode: StopMode): Promise<void>;
}

/** A setting of our own: by it a server that was left running is told from those of other folders. */
export const SERVED_FOLDER = 'astaguide.folder';
/** Milliseconds after which a shutdown that hangs is turned into the next harder one. */
const STOP_TIMEOUT = 30_000;
const ROTATE_EVERY = 60_000;

/** Starts the server process. It has a group of its own: Ctrl-C at the terminal is not meant for it. */
export function spawnServer({ clusterDir, logFile, binaries, account, port }: ServerOptions): ServerProcess {
  rotateInPlace(logFile);
  const descriptor = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  const parameters = ['-D', fromInside(clusterDir), ...settings(port, clusterDir)];
  const [command, args] = commandFor(account, binaries.postgres, parameters);
  const child = spawn(command, args, {
    ...account.spawnOptions,
    cwd: clusterDir,
    // LC_ALL: macOS refuses a server whose locale would start threads.
    env: { ...bareEnvironment(), LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', descriptor, descriptor],
  });
  closeSync(descriptor);

  let ended: string | undefined;
  let stopping = false;
  const listeners: ((reason: string) => void)[] = [];
  const rotation = setInterval(() => rotateInPlace(logFile), ROTATE_EVERY).unref();
  const onProcessExit = () => child.kill('SIGINT');
  // A process that ends without stopping its server takes it along.
  process.once('exit', onProcessExit);
  const exited = new Promise<void>((resolve) => {
    const onEnd = (reason: string) => {
      if (ended !== undefined) return;
      ended = reason;
      clearInterval(rotation);
      process.off('exit', onProcessExit);
      resolve();
      if (!stopping) for (const listener of listeners) listener(reason);
    };
    child.once('error', (error) => onEnd(error.message));
    child.once('exit', (code, signal) => onEnd(describeExit(code, signal)));
  });

  return {
    pid: child.pid ?? 0,
    get ended() {
      return ended;
    },
    lastLines: () => readFileSync(logFile).subarray(logStart).toString().trim().split('\n').slice(-5),
    onExit: (listener) => (ended === undefined ? listeners.push(listener) : listener(ended)),
    async stop(mode) {
      stopping = true;
      for (const signal of mode === 'fast'
        ? (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)
        : (['SIGQUIT', 'SIGKILL'] as const)) {
        if (ended === undefined) child.kill(signal);
        await Promise.race([exited, sleep(STOP_TIMEOUT, undefined, { ref: false })]);
        if (ended !== undefined) return;
      }
    },
  };
}

/** Durable as PostgreSQL is by itself; reachable from this machine only, and only with the password. */
function settings(port: number, clusterDir: string): string[] {
  const values = {
    [SERVED_FOLDER]: clusterDir,
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Every five minutes a line that says all is well.
    log_checkpoints: 'off',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Whether the reason for an early end goes away by itself: parts of a killed server, or of its sockets. */
export function isPassing(lines: readonly string[]): boolean {
  return lines.some((line) =>
    /shared memory block|lock file .* (?:exists|is empty)|Address already in use/.test(line),
  );
}

/** An error for a server that ended before it answered. */
export function endedEarly(server: ServerProcess): StartError {
  return new StartError(`PostgreSQL ended at its start (${server.ended})`, server.lastLines());
}
