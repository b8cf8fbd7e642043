import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, existsSync, realpathSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bareEnvironment } from '../config';
import { rotateInPlace } from '../machine/log-file';
import { describeExit, endProcess, identify } from '../machine/process';
import { StartError } from '../machine/start-error';
import { commandFor, fromInside, type PostgresBinaries, type ServerAccount } from './programs';

/** PostgreSQL's shutdown modes. */
export type StopMode = 'fast' | 'immediate';

export interface ServerOptions {
  clusterDir: string;
  logFile: string;
  binaries: PostgresBinaries;
  account: ServerAccount;
  port: number;
}

/** A server process, which may not accept connections yet. */
export interface ServerProcess {
  pid: number;
  /** Why it ended; undefined while it is running. */
  readonly ended: string | undefined;
  /** The last lines it has logged since its start. */
  lastLines(): string[];
  /** Calls the listener if it ends unexpectedly. */
  onExit(listener: (reason: string) => void): void;
  stop(mode: StopMode): Promise<void>;
}

/** A custom setting that identifies an orphan server of this folder by its command line. */
export const SERVED_FOLDER = 'astaguide.folder';
/** Time until the next stronger signal is sent, in milliseconds. */
const STOP_TIMEOUT = 30_000;
const ROTATE_EVERY = 60_000;

/** Starts the server in its own process group, so that Ctrl-C in the terminal does not reach it. */
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
  // If this process ends without stopping its server, the server ends with it.
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

/** Server settings: PostgreSQL's default durability; accessible only from this machine, with the password. */
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
    // Would log a line every five minutes in normal operation.
    log_checkpoints: 'off',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Whether the server failed to start for a temporary reason: remains of a killed server or its sockets. */
export function isPassing(lines: readonly string[]): boolean {
  return lines.some((line) =>
    /shared memory block|lock file .* (?:exists|is empty)|Address already in use/.test(line),
  );
}

/** The error for a server that ended before it accepted connections. */
export function endedEarly(server: ServerProcess): StartError {
  return new StartError(`PostgreSQL ended at its start (${server.ended})`, server.lastLines());
}

/** Maximum duration of a clean shutdown, which writes all changed pages. Milliseconds. */
const GRACE = 30_000;
/** Greater than the maximum pid on Linux (4194304) and macOS (99998). */
const NO_PID = 4_194_305;

/**
 * Stops an orphan server, which still runs on a data folder although its launcher was killed.
 *
 * @returns whether there was one
 */
export async function stopOrphan(
  clusterDir: string,
  log: (line: string) => void = () => undefined,
): Promise<boolean> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const pid = readPid(pidFile);
  const identity = pid === undefined ? undefined : identify(pid);
  if (!identity) return false;
  if (!servesFolder(identity.pid, realpathSync(clusterDir))) {
    forgetPid(pidFile);
    return false;
  }
  log(`stopping the orphaned PostgreSQL server (process ${identity.pid})`);
  // PostgreSQL's fast shutdown.
  await endProcess(identity, 'SIGINT', GRACE);
  return true;
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function servesFolder(pid: number, clusterDir: string): boolean {
  // Windows does not expose command lines; PostgreSQL keeps its pid file open there, so it is not stale.
  if (process.platform === 'win32') return true;
  const setting = `${SERVED_FOLDER}=${clusterDir}`;
  const path = `/proc/${pid}/cmdline`;
  if (existsSync(path)) return readFileSync(path, 'utf8').split('\0').includes(setting);
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes(` -c ${setting} `);
}

/**
 * Replaces a stale pid that another process now has, which is common in containers: PostgreSQL would mistake that
 * process for a running server. Keeps the rest of the file, which PostgreSQL needs to find remains of the killed one.
 */
function forgetPid(pidFile: string): void {
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n');
  // Overwritten in place: on a full disk a truncated file would stay empty, and PostgreSQL does not start with an
  // empty one. No pid has more digits than this one, so no old text remains at the end.
  const file = openSync(pidFile, 'r+');
  try {
    writeSync(file, [NO_PID, ...rest].join('\n'), 0);
  } finally {
    closeSync(file);
  }
}
