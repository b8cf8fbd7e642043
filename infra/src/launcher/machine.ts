import { spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './config';

/** Identifies a process even if its pid is reused later. */
export interface ProcessIdentity {
  pid: number;
  /** Start time in the system's own format; empty on systems that do not provide it. */
  startTime: string;
}

/** The identity of a running process; undefined if there is none with this pid. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startTime = readStartTime(pid);
  return startTime === undefined ? undefined : { pid, startTime };
}

/** Whether exactly this process is still running. */
export function isRunning(identity: ProcessIdentity): boolean {
  return readStartTime(identity.pid) === identity.startTime;
}

/** Waits until a process has ended. @returns false if it has not within `timeout` milliseconds */
async function waitUntilEnded(identity: ProcessIdentity, timeout: number): Promise<boolean> {
  const deadline = Date.now() + timeout;
  while (isRunning(identity)) {
    if (Date.now() > deadline) return false;
    await sleep(25);
  }
  return true;
}

/** Ends a process: sends `signal`, and kills it after `grace` milliseconds. */
export async function endProcess(
  identity: ProcessIdentity,
  signal: NodeJS.Signals,
  grace: number,
): Promise<void> {
  sendSignal(identity, signal);
  if (await waitUntilEnded(identity, grace)) return;
  sendSignal(identity, 'SIGKILL');
  await waitUntilEnded(identity, 2000);
}

/** Sends a signal to exactly this process, unless it has ended. */
function sendSignal(identity: ProcessIdentity, signal: NodeJS.Signals): void {
  if (!isRunning(identity)) return;
  try {
    process.kill(identity.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The parent of a process; undefined on systems without /proc. */
function readParent(pid: number): number | undefined {
  const parent = readStat(pid)?.[1];
  return parent === undefined ? undefined : Number(parent);
}

function readStartTime(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = readStat(pid);
    // A zombie has ended; it only waits for its parent to notice.
    if (!stat || stat[0] === 'Z' || stat[0] === 'X') return undefined;
    // Start time in clock ticks since boot (field 22), so the boot id is included.
    return `${bootId()}:${stat[19]}`;
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  if (process.platform === 'win32') return '';
  return (
    spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined
  );
}

/** Fields of /proc/pid/stat from the third on; the second, the name, may contain spaces and parentheses. */
function readStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/** Describes how a process ended, such as `exit code 1` or `signal SIGKILL`. */
export function describeExit(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `signal ${signal}` : `exit code ${code}`;
}

/** How long to wait for the last output of a process that has ended, in milliseconds. */
const LAST_OUTPUT_TIMEOUT = 500;

/** Resolves when a child process has ended and its output was read, with how it did, or why it could not be started. */
export async function untilEnded(child: ChildProcess): Promise<string> {
  const closed = once(child, 'close').catch(() => undefined);
  const reason = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(describeExit(code, signal)));
  });
  // Its own children may keep its output open.
  await Promise.race([closed, sleep(LAST_OUTPUT_TIMEOUT)]);
  return reason;
}

const POLL = 500;
const SHELLS = /^(?:sh|dash|bash|ash|busybox|zsh)$/;

/**
 * Calls back once when npm has ended. A killed npm cannot forward a signal; the only sign is that its child gets
 * another parent. There may be a shell between npm and the launcher.
 *
 * @param parentPid pid of the launcher's parent at its start
 */
export function watchParent(parentPid: number, onGone: () => void): void {
  const shellParent = isShell(parentPid) ? readParent(parentPid) : undefined;
  const timer = setInterval(() => {
    const gone = process.ppid !== parentPid || (shellParent && readParent(parentPid) !== shellParent);
    if (!gone) return;
    clearInterval(timer);
    onGone();
  }, POLL).unref();
}

function isShell(pid: number): boolean {
  try {
    return SHELLS.test(readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
  } catch {
    return false;
  }
}

/**
 * Checks that the public port is available.
 *
 * @throws StartError that names the variable to change
 */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const code = await tryToListen(port, host);
  if (code === undefined) return;
  if (code === 'EADDRINUSE') {
    throw new StartError(
      `Port ${port} on ${host} is already in use: set PORT to another one or stop the program that uses it`,
    );
  }
  if (code === 'EACCES') throw new StartError(`PORT: no permission to listen on port ${port}`);
  throw new StartError(`HOST: cannot listen on "${host}" (${code})`);
}

/**
 * Finds a free port on 127.0.0.1.
 *
 * Chooses a port below 32768, because Linux assigns higher ports to outgoing connections, which could otherwise take
 * the port while a server is being restarted on it.
 *
 * @param preferred used if it is free
 */
export async function findFreePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isPortFree(preferred))) return preferred;
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isPortFree(port)) return port;
  }
}

async function isPortFree(port: number): Promise<boolean> {
  return (await tryToListen(port, '127.0.0.1')) === undefined;
}

/** Tries to listen on a port. @returns the error code if it fails */
function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
