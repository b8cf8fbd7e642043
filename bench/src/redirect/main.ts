import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readNumber } from '../arguments';
import { Cleanup } from '../environment/cleanup';
import { makeRunFolder } from '../environment/folders';
import { findFreePort } from '../environment/free-port';
import { NodeProcess } from '../environment/node-process';
import { openPostgresServer } from '../environment/postgres-server';
import { hasRedis } from '../environment/redis-server';
import { Stack, type QueueMode } from '../environment/stack';
import type { RedirectLoadOptions, RedirectLoadReport } from '../load/redirect-load';
import { decimal, layOut, whole } from '../throughput/table';

const CONNECTIONS = 64;
const WARM_UP_SECONDS = 2;
const PROGRAMS = join(__dirname, '..', 'load');
/** Milliseconds of the 99th percentile. */
const LIMIT = 50;
/** How long Redis is stopped, and the time for counting afterwards. Milliseconds. */
const DOWN = 5000;
const COUNTING = 60_000;

interface Plan {
  cleanup: Cleanup;
  runFolder: string;
  load: Omit<RedirectLoadOptions, 'port' | 'path'>;
}

interface Measured {
  what: string;
  report: RedirectLoadReport;
  /** Clicks in the rollups afterwards; undefined for the baseline. */
  counted?: number;
}

/**
 * `npm run bench:redirect`: the redirects of /go/{slug} at a steady rate, compared with a bare Fastify redirect in the
 * same run; with the queue on PostgreSQL, on Redis, and with Redis stopped in the middle.
 * --seconds 20 --rate 1000 --seed N
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { seconds: { type: 'string' }, rate: { type: 'string' }, seed: { type: 'string' } },
  });
  const load = {
    connections: CONNECTIONS,
    warmUpSeconds: WARM_UP_SECONDS,
    seconds: readNumber('seconds', values.seconds, 20),
    rate: readNumber('rate', values.rate, 1000),
    seed: readNumber('seed', values.seed, Math.floor(Math.random() * 1_000_000)),
  };
  console.log(`seed ${load.seed}, ${load.rate} redirects/s for ${load.seconds} s each`);
  const cleanup = new Cleanup();
  try {
    const plan: Plan = { cleanup, runFolder: makeRunFolder(cleanup), load };
    const server = await openPostgresServer(cleanup, plan.runFolder);
    const open = (mode: QueueMode) => Stack.open({ cleanup, runFolder: plan.runFolder, server, mode });
    const all: Measured[] = [await measureBare(plan), await measureStack(plan, await open('postgres'))];
    if (hasRedis()) {
      all.push(await measureStack(plan, await open('redis')));
      all.push(await measureStack(plan, await open('redis-everysec'), 'Redis stopped meanwhile'));
    } else console.log('redis-server is not on this machine: two runs are skipped');
    print(all);
  } finally {
    await cleanup.run();
  }
}

async function measureBare(plan: Plan): Promise<Measured> {
  const port = await findFreePort();
  const server = new NodeProcess(plan.cleanup, {
    name: 'bare Fastify',
    script: join(PROGRAMS, 'bare-redirect.js'),
    args: [String(port), 'https://shop.example/a-product'],
    logFile: join(plan.runFolder, 'bare-redirect.log'),
  });
  await server.start();
  const report = await follow(plan, port, '/go/a-product');
  await server.kill();
  return { what: 'bare Fastify', report };
}

async function measureStack(plan: Plan, stack: Stack, interrupted?: string): Promise<Measured> {
  const [product] = await stack.database.query<{ slug: string }>(
    'SELECT slug FROM products ORDER BY id LIMIT 1',
  );
  const following = follow(plan, stack.backends[0]!.port, `/go/${product!.slug}`);
  if (interrupted) {
    await sleep((WARM_UP_SECONDS + 2) * 1000);
    await stack.redis!.kill();
    await sleep(DOWN);
    await stack.redis!.start();
  }
  const report = await following;
  const deadline = Date.now() + COUNTING;
  let counted = 0;
  while (counted < report.redirected && Date.now() < deadline) {
    await sleep(200);
    counted = await stack.database.countInRollups();
  }
  await stack.close();
  return { what: interrupted ?? `queue on ${stack.mode}`, report, counted };
}

async function follow(
  { cleanup, runFolder, load }: Plan,
  port: number,
  path: string,
): Promise<RedirectLoadReport> {
  const logFile = join(runFolder, 'redirect-load.log');
  const script = join(PROGRAMS, 'redirect-load.js');
  const generator = new NodeProcess(cleanup, { name: 'redirect load', script, logFile });
  const child = await generator.start();
  const report = await new Promise<RedirectLoadReport>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The redirect load ended early: see ${logFile}`)));
    child.on('message', (message: RedirectLoadReport) => message.type === 'finished' && resolve(message));
    child.send({ ...load, port, path } satisfies RedirectLoadOptions);
  });
  await generator.kill();
  return report;
}

function print(all: readonly Measured[]): void {
  const rows = all.map(({ what, report, counted }) => [
    what,
    whole(report.redirected),
    counted === undefined ? '-' : whole(counted),
    whole(report.failures),
    decimal(report.p50, 2),
    decimal(report.p99, 2),
  ]);
  console.log(layOut([['', 'redirected', 'counted', 'failed', 'p50 ms', 'p99 ms'], ...rows]));
  const missed = all.filter(
    ({ report, counted }) =>
      report.failures > 0 || report.p99 > LIMIT || (counted !== undefined && counted !== report.redirected),
  );
  for (const { what } of missed) console.log(`✗ ${what}`);
  if (missed.length > 0) process.exitCode = 1;
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  // Ends open handles, which are no longer needed.
  .finally(() => process.exit());
