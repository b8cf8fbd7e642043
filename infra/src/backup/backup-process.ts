import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { describeExit } from '../processes/process-exit';

/**
 * Makes a backup in a process of its own, after everything else in the processor's queue: the launcher stays as small as
 * it is, and lives on whatever happens there.
 *
 * @param environment with DATABASE_URL and DATA_DIR
 * @throws Error with the last line it said
 */
export function makeBackup(file: string, environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [join(__dirname, '../backup-cli.js'), file], {
    env: environment,
    signal,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-2000)));
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Then it takes its share.
  }
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, endedBy) => {
      if (code === 0) resolve();
      else reject(new Error(complaint.trim().split('\n').at(-1) || describeExit(code, endedBy)));
    });
  }).finally(() => process.off('exit', kill));
}
