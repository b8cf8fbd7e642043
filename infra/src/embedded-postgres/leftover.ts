import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, realpathSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, identify } from '../processes/process-identity';
import { SERVED_FOLDER } from './server';

/** Milliseconds for a clean shutdown: it writes all changed pages. */
const GRACE = 30_000;
/** Above every pid that Linux (4194304) or macOS (99998) gives out. */
const NO_PID = 4_194_305;

/**
 * Stops a server that still runs on a data folder because whoever started it was killed.
 *
 * @returns whether there was one
 */
export async function stopLeftover(
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
  log(`stopping the PostgreSQL that was left running (process ${identity.pid})`);
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
  // Windows tells no command lines; PostgreSQL holds its pid file open there, so it is not stale.
  if (process.platform === 'win32') return true;
  const setting = `${SERVED_FOLDER}=${clusterDir}`;
  const path = `/proc/${pid}/cmdline`;
  if (existsSync(path)) return readFileSync(path, 'utf8').split('\0').includes(setting);
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes(` -c ${setting} `);
}

/**
 * The pid in the file went to another program meanwhile, as is usual in containers. PostgreSQL would take
 * that for a running server. Only the pid is replaced: by the rest of the file PostgreSQL finds out whether
 * parts of the killed server are still there.
 */
function forgetPid(pidFile: string): void {
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n');
  // Written over, not anew: on a full disk an emptied file would stay empty, and PostgreSQL starts on none such. No
  // pid has more digits than this one, so nothing of the old text is left at the end.
  const file = openSync(pidFile, 'r+');
  try {
    writeSync(file, [NO_PID, ...rest].join('\n'), 0);
  } finally {
    closeSync(file);
  }
}
