import { Proxy } from '../environment/proxy';
import { Stack } from '../environment/stack';
import type { Run } from '../environment/cleanup';
import { openPostgresServer, type PostgresServer } from '../environment/postgres-server';
import { RedisCluster } from './redis-cluster';

const WORKERS = 3;

/** A deployment of the product with several processes of each kind, all on this machine. */
export interface Cluster {
  redis: RedisCluster;
  postgres: PostgresServer;
  stack: Stack;
  proxy: Proxy;
}

/** Starts all processes. Requires the programs checked by `findMissing`. */
export async function openCluster(run: Run): Promise<Cluster> {
  const [redis, postgres] = await Promise.all([
    RedisCluster.open(run),
    openPostgresServer(run.cleanup, run.runFolder),
  ]);
  const stack = await Stack.open({
    ...run,
    server: postgres,
    mode: 'cluster',
    environment: { REDIS_URL: redis.url },
  });
  await stack.addBackend();
  while (stack.workers.length < WORKERS) await stack.addWorker();
  const proxy = await new Proxy(() => stack.backends.map(({ port }) => port)).start();
  return { redis, postgres, stack, proxy };
}
