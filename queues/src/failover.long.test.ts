import { hasRedis, RedisServers } from '@astaguide/testbed/redis';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import {
  addJob,
  openQueue,
  openWorker,
  requireTaking,
  type QueueDefinition,
  type QueueTarget,
} from './backend';

interface Note {
  number: number;
}

const notes: QueueDefinition<Note> = {
  name: 'notes',
  defaultJobOptions: { attempts: 1_000_000, backoff: { type: 'custom' }, removeOnComplete: true },
};
const isPossible = hasRedis('redis-cli');
const withRedis = isPossible ? test : test.skip;
if (!isPossible) console.log('redis-server or redis-cli is not on this machine: no failover is tested');

let folder: string;
let redis: RedisServers;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'astaguide-redis-'));
  redis = new RedisServers(folder);
});
afterEach(async () => {
  await redis.stop();
  rmSync(folder, { recursive: true });
}, 20_000);

const kill = (port: number) => redis.servers.get(port)!.end('SIGKILL');

/**
 * How long servers may take to work together again. Milliseconds. A sentinel does nothing for half a minute each time that
 * its clock has stood still for two seconds (TILT mode).
 */
const RECOVERY = 150_000;

/** Adds jobs one at a time, as the product does, and repeats each until it is accepted, until the test ends it. */
function addSteadily(queue: Queue<Note>) {
  const taken: number[] = [];
  let goesOn = true;
  let givenUp = false;
  const deliver = async (number: number) => {
    while (
      !givenUp &&
      !(await addJob(queue, 'note', { number }).then(
        () => true,
        () => false,
      ))
    ) {
      await sleep(100);
    }
    if (!givenUp) taken.push(number);
  };
  const fill = async () => {
    for (let number = 0; goesOn; number++) {
      await deliver(number);
      await sleep(10);
    }
  };
  const running = fill();
  return {
    taken,
    /** Stops making jobs. @returns whether all were processed by a deadline; after it none is retried */
    stop: async (deadline: number) => {
      goesOn = false;
      const outcome = await Promise.race([
        running.then(() => true),
        sleep(Math.max(0, deadline - Date.now()), false, { ref: false }),
      ]);
      givenUp = true;
      return outcome;
    },
  };
}

/** Adds notes and works on them, has something happen, and expects each that was taken to be worked on. */
async function loseNothing(
  target: QueueTarget,
  happening: () => Promise<void>,
  describeServers: () => Promise<string> = () => Promise.resolve('no job is taken any more'),
): Promise<void> {
  const queue = openQueue(notes, target);
  queue.on('error', () => undefined);
  const seen = new Set<number>();
  const worker = openWorker(notes, target, (job) => Promise.resolve(void seen.add(job.data.number)), {
    concurrency: 4,
  });
  worker.on('error', () => undefined);
  const client = addSteadily(queue);
  try {
    await sleep(1000);
    await happening();
    const before = client.taken.length;
    const deadline = Date.now() + RECOVERY;
    while (client.taken.length < before + 100 && Date.now() < deadline) await sleep(50);
    if (!(await client.stop(deadline))) throw new Error(await describeServers());
    while (seen.size < client.taken.length && Date.now() < deadline) await sleep(50);
    expect(client.taken.length).toBeGreaterThanOrEqual(before + 100);
    expect(client.taken.filter((number) => !seen.has(number))).toEqual([]);
  } finally {
    await client.stop(0);
    // Where no primary is left they would wait for one, and hide what failed.
    await Promise.race([worker.close().then(() => queue.close()), sleep(10_000, undefined, { ref: false })]);
  }
}

withRedis(
  'a cluster whose primaries change places or die loses no job',
  async () => {
    const ports = await redis.startCluster(1000);
    const target = {
      databaseUrl: '',
      redisUrl: ports.map((port) => `redis://127.0.0.1:${port}`).join(','),
      // Without the replica that takes over there is none left to confirm anything.
      redisReplicas: 0,
    };
    await loseNothing(target, async () => {
      // The old primary answers clients with MOVED.
      for (const port of await rolesOf(ports, 'slave')) {
        await redis.ask(port, ['cluster', 'failover']);
        await redis.until(port, ['role'], /^master/);
      }
      const [first, ...others] = await rolesOf(ports, 'master');
      await kill(first!);
      await redis.until(others[0]!, ['cluster', 'nodes'], /fail[^]*/);
      await redis.until(others[0]!, ['cluster', 'info'], /cluster_state:ok/);
    });
  },
  240_000,
);

withRedis(
  'a job counts as added in a cluster only when a replica has it',
  async () => {
    const ports = await redis.startCluster(1000);
    const redisUrl = ports.map((port) => `redis://127.0.0.1:${port}`).join(',');
    const queue = openQueue(notes, { databaseUrl: '', redisUrl });
    queue.on('error', () => undefined);
    try {
      await untilItTakes(queue);
      const replicas = await rolesOf(ports, 'slave');
      for (const port of replicas) await kill(port);
      await expect(addJob(queue, 'note', { number: 1 })).rejects.toThrow(/0 of 1 replicas/);
      await expect(requireTaking(queue as Queue)).rejects.toThrow();
    } finally {
      await queue.close();
    }
  },
  60_000,
);

withRedis(
  'sentinels that make a replica the primary lose no job',
  async () => {
    const primary = await redis.start();
    const replicas = await Promise.all([
      redis.start({ replicaof: `127.0.0.1 ${primary}` }),
      redis.start({ replicaof: `127.0.0.1 ${primary}` }),
    ]);
    for (const port of replicas) await redis.until(port, ['role'], /\nconnected\n/);
    const sentinels: number[] = [];
    for (let count = 0; count < 3; count++) sentinels.push(await redis.startSentinel(primary));
    for (const port of sentinels) {
      await redis.until(port, ['sentinel', 'ckquorum', 'shop'], /^OK 3/);
      await redis.until(port, ['sentinel', 'replicas', 'shop'], /slave[^]*slave/);
    }
    const redisUrl = `redis+sentinel://${sentinels.map((port) => `127.0.0.1:${port}`).join(',')}/shop`;
    await loseNothing(
      { databaseUrl: '', redisUrl },
      async () => {
        await kill(primary);
        const address = ['sentinel', 'get-master-addr-by-name', 'shop'];
        await redis.until(sentinels[0]!, address, new RegExp(`\\n(${replicas.join('|')})$`));
      },
      async () => {
        const states = [
          ...replicas.map((port) => redis.ask(port, ['info', 'replication'])),
          ...sentinels.map((port) => redis.ask(port, ['info', 'sentinel'])),
        ];
        return (await Promise.all(states)).join('\n');
      },
    );
  },
  240_000,
);

async function untilItTakes(queue: Queue<Note>): Promise<void> {
  const deadline = Date.now() + 10_000;
  let taken = false;
  while (!taken) {
    taken = await addJob(queue, 'note', { number: 0 }).then(
      () => true,
      () => false,
    );
    if (!taken && Date.now() > deadline) throw new Error('The cluster takes nothing');
    await sleep(100);
  }
}

async function rolesOf(ports: number[], role: 'slave' | 'master'): Promise<number[]> {
  const roles = await Promise.all(ports.map((port) => redis.ask(port, ['role'])));
  return ports.filter((_, index) => roles[index]!.startsWith(role));
}
