import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readNumber } from '../arguments';
import { Cleanup } from '../environment/cleanup';
import { makeRunFolder } from '../environment/folders';
import { ScenarioFailure } from '../faults/scenario';
import { seededRandom } from '../random';
import { openCluster } from './cluster';
import { killAll } from './kill-all';
import { findMissing } from './programs';

const FULL = { seconds: 60, rate: 300 };
/** The short form for `npm test`: every kill, with little time in between. */
const SHORT = { seconds: 5, rate: 100 };

/**
 * `npm run bench:cluster`: a Redis Cluster, PostgreSQL with a replica, two backends behind a proxy and three workers,
 * and one of each killed in turn under load.
 * --short: little time between the kills; --seconds N: approximate duration of the load; --rate N: events per second;
 * --seed N: repeat the same events; --logs FOLDER: keep the logs of the processes
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      rate: { type: 'string' },
      seed: { type: 'string' },
      logs: { type: 'string' },
    },
  });
  const missing = findMissing();
  if (missing) {
    console.log(`The cluster cannot be run: ${missing}`);
    if (values.short) console.log('0 passed, 0 failed, 1 skipped');
    else process.exitCode = 1;
    return;
  }
  const form = values.short ? SHORT : FULL;
  const seconds = readNumber('seconds', values.seconds, form.seconds);
  const rate = readNumber('rate', values.rate, form.rate);
  const random = seededRandom(readNumber('seed', values.seed, Math.floor(Math.random() * 1_000_000)));
  const cleanup = new Cleanup();
  try {
    const runFolder = makeRunFolder(cleanup);
    const cluster = await openCluster(cleanup, runFolder);
    console.log('Redis Cluster 3 + 3, PostgreSQL 1 + 1, 2 backends behind a proxy, 3 workers');
    try {
      for (const line of await killAll(cluster, { seconds, rate, random })) console.log(line);
    } finally {
      if (values.logs) {
        mkdirSync(values.logs, { recursive: true });
        cpSync(join(runFolder, 'cluster'), values.logs, {
          recursive: true,
          filter: (path) => !path.endsWith('session-secret'),
        });
      }
    }
  } finally {
    await cleanup.run();
  }
  if (values.short) console.log('1 passed, 0 failed');
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof ScenarioFailure ? `✗ ${error.message}` : error);
    process.exitCode = 1;
  })
  // Ends open handles, which are no longer needed.
  .finally(() => process.exit());
