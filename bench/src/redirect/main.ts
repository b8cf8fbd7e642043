import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@astaguide/testbed/postgres';
import { hasRedis } from '@astaguide/testbed/redis';
import { Stack, type QueueMode } from '../environment/stack';
import { countFailures, type LoadReport } from '../load/load-report';
import type { GetLoadOptions } from '../load/get-requests';
import { openBare, runLoad } from '../load/run-load';
import type { Run } from '@astaguide/testbed/cleanup';
import { randomSeed, readOptions, runProgram } from '../program';
import { waitUntil } from '../wait-until';
import { printVerdicts } from '../throughput/print-results';
import { decimal, layOut, whole } from '../throughput/table';
import { atMost } from '../throughput/verdict';

const CONNECTIONS = 64;
const WARM_UP_SECONDS = 2;
/** Milliseconds of the 99th percentile. */
const LIMIT = 50;
/** How long Redis is stopped, and the time for counting afterwards. Milliseconds. */
const DOWN = 5000;
const COUNTING = 60_000;

interface Plan extends Run {
  load: Omit<GetLoadOptions, 'port' | 'path'>;
}

interface Measured {
  what: string;
  report: LoadReport;
  /** Clicks in the rollups afterwards; undefined for the baseline. */
  counted?: number;
}

/**
 * `npm run bench:redirect`: the redirects of /go/{slug} at a steady rate, compared with a bare Fastify redirect in the
 * same run; with the queue on PostgreSQL, on Redis, and with Redis stopped in the middle.
 * --seconds 20 --rate 1000 --seed N
 */
async function main(run: Run): Promise<void> {
  const options = readOptions({ seconds: 20, rate: 1000, seed: randomSeed() });
  const plan: Plan = {
    ...run,
    load: { connections: CONNECTIONS, warmUpSeconds: WARM_UP_SECONDS, acceptedStatus: 302, ...options },
  };
  console.log(`seed ${options.seed}, ${options.rate} redirects/s for ${options.seconds} s each`);
  const server = await startPostgres(join(run.runFolder, 'server'), run.cleanup);
  const open = (mode: QueueMode) => Stack.start({ ...run, server, mode });
  const all: Measured[] = [await measureBare(plan), await measureStack(plan, await open('postgres'))];
  if (hasRedis()) {
    all.push(await measureStack(plan, await open('redis')));
    all.push(await measureStack(plan, await open('redis-everysec'), 'Redis stopped meanwhile'));
  } else console.log('redis-server is not on this machine: two runs are skipped');
  print(all);
}

async function measureBare(plan: Plan): Promise<Measured> {
  const { port, close } = await openBare(plan, { location: 'https://shop.example/a-product' });
  const report = await follow(plan, port, '/go/a-product');
  await close();
  return { what: 'bare Fastify', report };
}

async function measureStack(plan: Plan, stack: Stack, interrupted?: string): Promise<Measured> {
  const [product] = await stack.database.query<{ slug: string }>(
    'SELECT slug FROM products ORDER BY id LIMIT 1',
  );
  const following = follow(plan, stack.backends[0]!.port, `/go/${product!.slug}`);
  if (interrupted) {
    await sleep((WARM_UP_SECONDS + 2) * 1000);
    await stack.redis!.end('SIGKILL');
    await sleep(DOWN);
    await stack.redis!.start();
  }
  const report = await following;
  let counted = 0;
  const areCounted = async () => {
    counted = await stack.database.countInRollups();
    return counted >= report.accepted;
  };
  await waitUntil(areCounted, COUNTING, 200);
  await stack.close();
  return { what: interrupted ?? `queue on ${stack.mode}`, report, counted };
}

function follow(plan: Plan, port: number, path: string): Promise<LoadReport> {
  return runLoad(plan, { ...plan.load, port, path });
}

/** Number of requests that were not redirected. */
const countFailed = (report: LoadReport) => report.refused + countFailures(report);

function print(all: readonly Measured[]): void {
  const rows = all.map(({ what, report, counted }) => [
    what,
    whole(report.accepted),
    counted === undefined ? '-' : whole(counted),
    whole(countFailed(report)),
    decimal(report.p50, 2),
    decimal(report.p99, 2),
  ]);
  console.log(layOut([['', 'redirected', 'counted', 'failed', 'p50 ms', 'p99 ms'], ...rows]));
  const verdicts = all.flatMap(({ what, report, counted }) => [
    atMost(`${what}: failed`, countFailed(report), 0, 0),
    atMost(`${what}: p99 ms`, report.p99, LIMIT),
    ...(counted === undefined
      ? []
      : [atMost(`${what}: lost or double`, Math.abs(counted - report.accepted), 0, 0)]),
  ]);
  printVerdicts(verdicts);
  if (verdicts.some(({ reached }) => !reached)) process.exitCode = 1;
}

void runProgram(main);
