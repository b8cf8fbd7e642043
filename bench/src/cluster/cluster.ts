import { join } from 'node:path';
import { BalancingProxy } from '@astaguide/testbed/balancing-proxy';
import { RedisServers } from '@astaguide/testbed/redis';
import { Stack } from '../environment/stack';
import type { Run } from '@astaguide/testbed/cleanup';
import { startPostgres, type PostgresServer } from '@astaguide/testbed/postgres';

const WORKERS = 3;
/** Time without an answer after which a node of the cluster counts as failed. Milliseconds. */
const NODE_TIMEOUT = 2000;

/** A deployment of the product with several processes of each kind, all on this machine. */
export interface Cluster {
  redis: RedisServers;
  postgres: PostgresServer;
  stack: Stack;
  proxy: BalancingProxy;
}

/** Starts all processes. Requires Redis with redis-cli. */
export async function openCluster(run: Run): Promise<Cluster> {
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
