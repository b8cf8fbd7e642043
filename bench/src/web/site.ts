import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from '../environment/cleanup';
import { checkout } from '../environment/folders';
import { findFreePort } from '../environment/free-port';
import { inherited } from '../environment/node-process';

/** Maximum duration of a start, including the build, in milliseconds. */
const START_PATIENCE = 180_000;
const STOP_PATIENCE = 20_000;

/**
 * Starts the product as `npm start` does, with a separate data folder; it ends with the run.
 *
 * @returns its URL
 * @throws Error with its output if it does not start
 */
export async function startSite(cleanup: Cleanup, runFolder: string): Promise<string> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(checkout, 'infra', 'start.mjs')], {
    cwd: checkout,
    env: {
      ...inherited(),
      PORT: String(port),
      DATA_DIR: join(runFolder, 'data'),
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'owner of the benchmark',
      DEMO_DATA: 'catalog',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const release = cleanup.guard({ kind: 'process', pid: child.pid! });
  const ended = new Promise<false>((resolve) => {
    child.once('exit', () => {
      release();
      resolve(false);
    });
  });
  cleanup.add(async () => {
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(STOP_PATIENCE, undefined, { ref: false })]);
  });
  let output = '';
  const running = new Promise<true>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('AstaGuide is running at')) resolve(true);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const late = sleep(START_PATIENCE, false, { ref: false });
  if (await Promise.race([running, ended, late])) return `http://localhost:${port}`;
  throw new Error(`The site did not start:\n${output}`);
}
