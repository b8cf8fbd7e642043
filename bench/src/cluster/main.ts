import { SeededRandom } from '@astaguide/testbed/seeded-random';
import { join } from 'node:path';
import { hasRedis } from '@astaguide/testbed/redis';
import type { Run } from '@astaguide/testbed/cleanup';
import { keepLogs, randomSeed, readOptions, runProgram } from '../program';
import { killAll, openCluster } from './kill-all';

const FULL = { seconds: 60, rate: 300 };
/** The short form for `npm test`: every kill, with little time in between. */
const SHORT = { seconds: 5, rate: 100 };

/**
 * `npm run bench:cluster`: a Redis Cluster, PostgreSQL, two backends behind a proxy and three workers,
 * and one of each killed in turn under load.
 * --short: little time between the kills; --seconds N: approximate duration of the load; --rate N: events per second;
 * --seed N: repeat the same events; --logs FOLDER: keep the logs of the processes
 */
async function main(run: Run): Promise<void> {
  const form = process.argv.includes('--short') ? SHORT : FULL;
  const options = { ...form, short: false, seed: randomSeed(), logs: '' };
  const { short, seconds, rate, seed, logs } = readOptions(options);
  if (!hasRedis('redis-cli')) {
    console.log('redis-server or redis-cli is not on this machine: the cluster cannot be run');
    if (short) console.log('0 passed, 0 failed, 1 skipped');
    else process.exitCode = 1;
    return;
  }
  const cluster = await openCluster(run);
  console.log('Redis Cluster 3 + 3, PostgreSQL, 2 backends behind a proxy, 3 workers');
  try {
    const random = new SeededRandom(seed);
    for (const line of await killAll(cluster, { seconds, rate, random })) console.log(line);
  } finally {
    if (logs) keepLogs(join(run.runFolder, 'cluster'), logs);
  }
  if (short) console.log('1 passed, 0 failed');
}

void runProgram(main);
