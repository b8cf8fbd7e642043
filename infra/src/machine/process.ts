import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

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
export async function waitUntilEnded(identity: ProcessIdentity, timeout: number): Promise<boolean> {
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
export function sendSignal(identity: ProcessIdentity, signal: NodeJS.Signals): void {
  if (!isRunning(identity)) return;
  try {
    process.kill(identity.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The parent of a process; undefined on systems without /proc. */
export function readParent(pid: number): number | undefined {
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
