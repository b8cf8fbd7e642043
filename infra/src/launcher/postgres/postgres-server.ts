import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, realpathSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bareEnvironment } from '../config';
import { LogFile } from '../log-file';
import { endProcess, identify, untilEnded } from '../machine';
import { commandFor, fromInside, type PostgresBinaries, type ServerAccount } from './postgres-installation';

/** PostgreSQL's shutdown modes. */
export type StopMode = 'fast' | 'immediate';

export interface ServerOptions {
  clusterDir: string;
  logFile: string;
  binaries: PostgresBinaries;
  account: ServerAccount;
  port: number;
}

/** A custom setting that identifies an orphan server of this folder by its command line. */
const SERVED_FOLDER = 'astaguide.folder';
/** Time until the next stronger signal is sent, in milliseconds. */
const STOP_TIMEOUT = 30_000;
/** Characters of output in which its last lines are looked for. */
const TAIL = 4000;

/** A server process, which may not accept connections yet. */
export class ServerProcess {
  /** Why it ended; undefined while it is running. */
  ended: string | undefined;
  private readonly child: ChildProcess;
  private readonly exited: Promise<string>;
  private tail = '';
  private stopping = false;

  /** Starts it in its own process group, so that Ctrl-C in the terminal does not reach it. */
  constructor({ clusterDir, logFile, binaries, account, port }: ServerOptions) {
    const log = new LogFile(logFile);
    const parameters = ['-D', fromInside(clusterDir), ...settings(port, clusterDir)];
    const [command, args] = commandFor(account, binaries.postgres, parameters);
    const child = spawn(command, args, {
      ...account.spawnOptions,
      cwd: clusterDir,
      // LC_ALL: macOS refuses a server whose locale would start threads.
      env: { ...bareEnvironment(), LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        log.write(chunk);
        this.tail = (this.tail + chunk.toString()).slice(-TAIL);
      });
    }
    this.child = child;

    const onProcessExit = () => child.kill('SIGINT');
    // If this process ends without stopping its server, the server ends with it.
    process.once('exit', onProcessExit);
    this.exited = untilEnded(child).then((reason) => {
      this.ended = reason;
      log.close();
      process.off('exit', onProcessExit);
      return reason;
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** The last lines it has logged. */
  lastLines(): string[] {
    return this.tail.trim().split('\n').slice(-5);
  }

  /** Calls the listener if it ends unexpectedly. */
  onExit(listener: (reason: string) => void): void {
    void this.exited.then((reason) => {
      if (!this.stopping) listener(reason);
    });
  }

  async stop(mode: StopMode): Promise<void> {
    this.stopping = true;
    const signals = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;
    for (const signal of mode === 'fast' ? signals : signals.slice(1)) {
      if (this.ended === undefined) this.child.kill(signal);
      await Promise.race([this.exited, sleep(STOP_TIMEOUT, undefined, { ref: false })]);
      if (this.ended !== undefined) return;
    }
  }
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

/** Maximum duration of a clean shutdown, which writes all changed pages. Milliseconds. */
const GRACE = 30_000;
/** Greater than the maximum pid on Linux (4194304) and macOS (99998). */
const NO_PID = 4_194_305;

/**
 * Stops an orphan server, which still runs on a data folder although its launcher was killed.
 */
export async function stopOrphan(clusterDir: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const pid = readPid(pidFile);
  const identity = pid === undefined ? undefined : identify(pid);
  if (!identity) return;
  if (!servesFolder(identity.pid, realpathSync(clusterDir))) return forgetPid(pidFile);
  log(`stopping the orphaned PostgreSQL server (process ${identity.pid})`);
  // PostgreSQL's fast shutdown.
  await endProcess(identity, 'SIGINT', GRACE);
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
