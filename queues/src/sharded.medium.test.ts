import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QueueDefinition, QueueTarget } from './backend';
import { ShardedQueue } from './sharded-queue';
import { countJobs, countWorkers, findOldest } from './watched-queue';
import { ShardedWorker } from './sharded-worker';
import { MAX_SHARDS } from './shards';

interface Note {
  key: string;
}

// Redis brings much to the disk while other tests run beside this one.
jest.setTimeout(30_000);

const databaseUrl = process.env.TEST_DATABASE_URL!;
const redisUrl = process.env.TEST_REDIS_URL;
const withRedis = redisUrl ? test : test.skip;

const notes = (): QueueDefinition<Note> => ({
  name: `notes-${randomUUID()}`,
  defaultJobOptions: { attempts: 5, backoff: { type: 'custom' }, removeOnComplete: true },
});
const target = (queueShards: number): QueueTarget => ({ databaseUrl, redisUrl, queueShards });

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

async function openShards(definition: QueueDefinition<Note>, shards: number): Promise<ShardedQueue<Note>> {
  const queue = new ShardedQueue(definition, target(shards));
  queue.onError(() => undefined);
  opened.push(queue);
  await queue.queues[0]!.waitUntilReady();
  return queue;
}

async function addNotes(queue: ShardedQueue<Note>, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID());
  for (const key of keys) await queue.add(queue.shardOf(key), 'note', { key });
  return keys;
}

function work(definition: QueueDefinition<Note>, shards: number): string[] {
  const seen: string[] = [];
  const processor = (job: { data: Note }) => Promise.resolve(void seen.push(job.data.key));
  opened.push(
    new ShardedWorker(definition, target(shards), processor, {
      concurrency: 4,
      lookEvery: 200,
      onOpen: (worker) => worker.on('error', () => undefined),
      onError: () => undefined,
    }),
  );
  return seen;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200 && !(await holds()); attempt++) await sleep(50);
}

withRedis('spreads jobs over all shards, and tells of all of them', async () => {
  const definition = notes();
  const queue = await openShards(definition, 4);
  const before = Date.now();
  const keys = await addNotes(queue, 60);
  const counts = await Promise.all(queue.queues.map((shard) => shard.getWaitingCount()));
  expect(counts.filter((count) => count > 0)).toHaveLength(4);
  expect(await countJobs(queue)).toEqual({ waiting: 60, active: 0, delayed: 0, failed: 0 });
  expect(await findOldest(queue)).toBeGreaterThanOrEqual(before);
  expect(await countWorkers(queue)).toBe(0);

  const seen = work(definition, 4);
  await until(() => seen.length === keys.length);
  expect([...seen].sort()).toEqual([...keys].sort());
  await until(async () => (await countWorkers(queue)) === 1);
  expect(await countWorkers(queue)).toBe(1);
  await until(async () => (await findOldest(queue)) === null);
  expect(await findOldest(queue)).toBeNull();
});

withRedis.each([
  ['fewer shards', 5, 2],
  ['more shards', 2, 5],
])('loses nothing when %s are set', async (_what, producers, workers) => {
  const definition = notes();
  const early = await openShards(definition, producers);
  const keys = await addNotes(early, 40);
  // Whoever has the new number sees what was left by the old one.
  const later = await openShards(definition, workers);
  expect(await countJobs(later)).toMatchObject({ waiting: 40 });
  const seen = work(definition, workers);
  keys.push(...(await addNotes(later, 20)));
  // A backend that has not been told yet still adds to the shards it knows.
  keys.push(...(await addNotes(early, 20)));
  await until(() => seen.length >= keys.length);
  expect([...seen].sort()).toEqual([...keys].sort());
});

withRedis('finds jobs in the last shard there may be', async () => {
  const definition = notes();
  const queue = await openShards(definition, MAX_SHARDS);
  const seen = work(definition, 1);
  await queue.add(MAX_SHARDS - 1, 'note', { key: 'last' });
  await until(() => seen.length === 1);
  expect(seen).toEqual(['last']);
});

test('on PostgreSQL, which is one server, there is one shard', () => {
  const queue = new ShardedQueue(notes(), { databaseUrl, queueShards: 4 });
  opened.push(queue);
  expect([queue.shards, queue.queues.length]).toEqual([1, 1]);
});
