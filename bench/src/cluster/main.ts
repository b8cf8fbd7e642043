import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from '../faults/ledger';
import { timeUntilCounting, timeUntilTakenOver } from '../faults/recorded';
import { ScenarioFailure, type FaultContext } from '../faults/scenario';
import { underLoad } from '../faults/under-load';
import { signIn } from '../throughput/dashboard';
import { BalancingProxy } from '@astaguide/testbed/balancing-proxy';
import { Stack } from '../environment/stack';
import { startPostgres, type PostgresServer } from '@astaguide/testbed/postgres';
import { SeededRandom } from '@astaguide/testbed/seeded-random';
import { join } from 'node:path';
import { hasRedis, RedisServers } from '@astaguide/testbed/redis';
import type { Run } from '@astaguide/testbed/cleanup';
import { keepLogs, randomSeed, readOptions, runProgram, waitUntil } from '../program';

const WORKERS = 3;
/** Time without an answer after which a node of the cluster counts as failed. Milliseconds. */
const NODE_TIMEOUT = 2000;

/** A deployment of the product with several processes of each kind, all on this machine. */
interface Cluster {
  redis: RedisServers;
  postgres: PostgresServer;
  stack: Stack;
  proxy: BalancingProxy;
}

/** Starts all processes. Requires Redis with redis-cli. */
async function openCluster(run: Run): Promise<Cluster> {
  const redis = new RedisServers(run.runFolder, run.cleanup);
  const [ports, postgres] = await Promise.all([
    redis.startCluster(NODE_TIMEOUT, { appendfsync: 'always', 'repl-diskless-sync-delay': '0' }),
    startPostgres(join(run.runFolder, 'server'), run.cleanup),
  ]);
  const stack = await Stack.start({
    ...run,
    server: postgres,
    mode: 'cluster',
    environment: { REDIS_URL: ports.map((port) => `redis://127.0.0.1:${port}`).join() },
  });
  await stack.addBackend();
  while (stack.workers.length < WORKERS) await stack.addWorker();
  const proxy = await new BalancingProxy(() => stack.backends.map(({ port }) => port)).start();
  return { redis, postgres, stack, proxy };
}

/** Maximum recovery time after each kill, in milliseconds. */
const RECOVERY_LIMIT = 30_000;
/** Time after a kill from which an answered event proves recovery: earlier ones may predate the kill. Milliseconds. */
const SURELY_AFTER = 50;
/** Hash tag of the queue's keys. */
const QUEUE_TAG = '{astaguide}';

interface Fault {
  name: string;
  /** @returns starts it again, called after the others were seen to continue */
  kill: (cluster: Cluster) => Promise<(() => Promise<unknown>) | undefined>;
}

const faults: readonly Fault[] = [
  { name: 'Redis primary', kill: ({ redis }) => killPrimaryOf(QUEUE_TAG, redis) },
  { name: 'worker', kill: ({ stack }) => stack.workers[0]!.process.kill() },
  { name: 'backend', kill: ({ stack }) => stack.backends[0]!.process.kill() },
  {
    name: 'PostgreSQL, started again',
    kill: async ({ postgres }) => {
      await postgres.stop('immediate');
      await postgres.start();
      return undefined;
    },
  },
];

/**
 * Puts load on the cluster and kills one process of each kind in turn.
 *
 * @returns the lines to print
 * @throws ScenarioFailure if an event was lost, counted twice or refused, or recovery took too long
 */
async function killAll(
  cluster: Cluster,
  { seconds, rate, random }: { seconds: number; rate: number; random: SeededRandom },
): Promise<string[]> {
  const { stack, proxy } = cluster;
  const cookie = await signIn(`http://127.0.0.1:${proxy.port}`);
  const calm = (seconds * 1000) / (faults.length + 1);
  const context: FaultContext = { stack, random, short: false, tags: 0, clients: new Set() };
  const load = { rate, ports: [proxy.port] };
  const { client, result, metrics, ...answered } = await underLoad(context, load, async ({ ledger }) => {
    const startedAt = Date.now();
    const lines: string[] = [];
    for (const fault of faults) {
      await sleep(calm);
      lines.push(await suffer(cluster, fault, { ledger, cookie }));
    }
    await sleep(calm);
    return { lines, seconds: (Date.now() - startedAt) / 1000 };
  });
  return [
    `${metrics.join(', ')}: ${answered.rate} events/s over ${result.seconds.toFixed(0)} s`,
    'lost 0, double 0, rollups as the log says',
    ...result.lines,
    `${proxy.repeats} calls given to the other backend, ${client.repeats} sent again by clients`,
  ];
}

async function suffer(
  cluster: Cluster,
  { name, kill }: Fault,
  { ledger, cookie }: { ledger: Ledger; cookie: string },
): Promise<string> {
  const { stack, proxy } = cluster;
  const killedAt = Date.now();
  const restore = await kill(cluster);
  const [counting, takenOver, reported] = await Promise.all([
    timeUntilCounting(stack, ledger, killedAt + SURELY_AFTER, RECOVERY_LIMIT),
    timeUntilTakenOver(stack, ledger, killedAt),
    timeUntilReported(proxy.port, cookie, killedAt),
  ]);
  await restore?.();
  await cluster.redis.replicated();
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  return (
    `${name} killed: new events counted after ${seconds(counting)}, ` +
    `all of before after ${seconds(takenOver)}, reports after ${seconds(reported)}`
  );
}

/** Kills the primary of a key, to simulate a power cut. @returns starts it again */
async function killPrimaryOf(key: string, redis: RedisServers): Promise<() => Promise<unknown>> {
  for (const [port, server] of redis.servers)
    if (!(await redis.ask(port, ['exists', key])).includes('MOVED')) return server.kill();
  throw new Error(`No primary has ${key}`);
}

/** Milliseconds from a moment until the owner's report responds. */
async function timeUntilReported(port: number, cookie: string, moment: number): Promise<number> {
  let status: number | undefined;
  const isAnswered = async () => {
    const url = `http://127.0.0.1:${port}/api/analytics/report?range=today`;
    status = await fetch(url, { headers: { cookie } }).then(
      (answer) => answer.text().then(() => answer.status),
      () => undefined,
    );
    return status === 200;
  };
  if (await waitUntil(isAnswered, RECOVERY_LIMIT)) return Date.now() - moment;
  throw new ScenarioFailure(`the report is not answered: ${status ?? 'broken off'}`);
}

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
