import type { Run } from '@astaguide/testbed/cleanup';
import { startPostgres } from '@astaguide/testbed/postgres';
import { hasRedis } from '@astaguide/testbed/redis';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keepLogs, randomSeed, readOptions, runProgram } from '../program';
import { sendUnderFaults } from './campaign';

const FULL = { recipients: 10_000, runs: 3, speed: 6000, kills: 1000, least: 1000, most: 6000 };
/** The short form for `npm run test:full`. */
const SHORT = { recipients: 300, runs: 1, speed: 1200, kills: 6, least: 200, most: 1000 };

/**
 * `npm run bench:newsletter`: sends an issue through a mail server that refuses, delays and drops, while it, the workers
 * and the backend are killed: nobody gets it twice, every mail is sent, failed or unknown, and the speed is kept.
 * --short: one small run; --recipients N; --runs N; --speed N: mails a minute; --kills N: at most; --least N, --most N:
 * milliseconds between two kills; --seed N: the seed of the first run; --logs FOLDER: keep the logs of the processes
 */
async function main(run: Run): Promise<void> {
  const form = process.argv.includes('--short') ? SHORT : FULL;
  const options = readOptions({ ...form, short: false, seed: randomSeed(), logs: '' });
  const { recipients, speed, kills: count, least, most } = options;
  const server = await startPostgres(join(run.runFolder, 'server'), run.cleanup);
  let passed = 0;
  for (let round = 0; round < options.runs; round++) {
    const mode = round % 2 === 1 && hasRedis() ? 'redis' : 'postgres';
    const seed = options.seed + round;
    const runFolder = join(run.runFolder, `run-${round}`);
    mkdirSync(runFolder);
    const startedAt = Date.now();
    const { metrics, found } = await sendUnderFaults({
      cleanup: run.cleanup,
      runFolder,
      server,
      mode,
      recipients,
      seed,
      mailsPerMinute: speed,
      kills: { count, least, most },
    }).catch((error: unknown) => ({ metrics: [], found: [String(error)] }));
    if (run.cleanup.ending) return;
    const took = ((Date.now() - startedAt) / 1000).toFixed(1);
    const subject = `${recipients} recipients (${mode}, seed ${seed})`;
    console.log(`${found.length === 0 ? '✓' : '✗'} ${[subject, ...metrics].join(', ')} [${took} s]`);
    for (const line of found.slice(0, 20)) console.log(`  ${line}`);
    if (found.length === 0) passed++;
    if (options.logs) keepLogs(runFolder, join(options.logs, `run-${round}`));
  }
  console.log(`${passed} passed, ${options.runs - passed} failed`);
  if (passed < options.runs) process.exitCode = 1;
}

void runProgram(main);
