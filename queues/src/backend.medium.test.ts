import { OutageProxy } from '@astaguide/testbed/outage-proxy';
import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { MIGRATION_ADVISORY_LOCK_KEY } from 'bullmq';
import { Client } from 'pg';
import { addJob, openQueue, openWorker, retryDelay, type QueueDefinition, type QueueTarget } from './backend';

interface Note {
  text: string;
}

const databaseUrl = process.env.TEST_DATABASE_URL!;
const redisUrl = process.env.TEST_REDIS_URL;
const targets: [string, () => QueueTarget, boolean][] = [
  ['PostgreSQL', () => ({ databaseUrl }), true],
  ['Redis', () => ({ databaseUrl, redisUrl }), redisUrl !== undefined],
];

const notes = (): QueueDefinition<Note> => ({
  name: `notes-${randomUUID()}`,
  defaultJobOptions: { attempts: 5, backoff: { type: 'custom' }, removeOnComplete: true },
});

describe.each(targets)('a queue on %s', (_name, target, available) => {
  const onStore = available ? test : test.skip;

  onStore('hands every job to the worker, and again after a failure', async () => {
    const definition = notes();
    const queue = openQueue(definition, target());
    queue.on('error', () => undefined);
    const seen: string[] = [];
    const done = new Promise<void>((resolve) => {
      const worker = openWorker(
        definition,
        target(),
        (job) => {
          seen.push(`${job.data.text} ${job.attemptsMade}`);
          if (job.data.text === 'b' && job.attemptsMade === 0) throw new Error('once');
          if (seen.length === 4) setImmediate(() => void worker.close().then(resolve));
          return Promise.resolve();
        },
        { concurrency: 1 },
      );
      worker.on('error', () => undefined);
    });
    for (const text of ['a', 'b', 'c']) await addJob(queue, 'note', { text });
    await done;
    expect(seen.sort()).toEqual(['a 0', 'b 0', 'b 1', 'c 0']);
    await queue.close();
  });
});

const withRedis = redisUrl ? test : test.skip;

withRedis('adding a job fails within seconds while Redis is unreachable', async () => {
  const queue = openQueue(notes(), { databaseUrl, redisUrl: 'redis://127.0.0.1:1' });
  queue.on('error', () => undefined);
  await expect(addJob(queue, 'note', { text: 'x' })).rejects.toThrow();
  await queue.close();
});

test('a failed job is retried with increasing delays of at most 5 seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]);
});

test('a job whose notification was lost waits for seconds, also behind one that is not due for hours', async () => {
  const definition = notes();
  const queue = openQueue(definition, { databaseUrl });
  const lost = (await queue.add('note', { text: 'lost' }, { delay: 3_600_000 })).id;
  await queue.add('note', { text: 'later' }, { delay: 3_600_000 });
  const store = new Client({ connectionString: databaseUrl });
  await store.connect();
  let done: (text: string) => void;
  const handled = new Promise<string>((resolve) => (done = resolve));
  const worker = openWorker(definition, { databaseUrl }, (job) => Promise.resolve(done(job.data.text)), {
    concurrency: 1,
  });
  const listening = `SELECT FROM pg_stat_activity WHERE query ~ '^(--[^\n]*\n)*LISTEN bullmq_jobs'`;
  while ((await store.query(listening)).rowCount === 0) await pause(20);
  await pause(500);
  // BullMQ's own functions notify, a plain statement does not.
  await store.query(`UPDATE bullmq.job SET state = 'waiting', delay_ms = 0 WHERE queue = $1 AND id = $2`, [
    definition.name,
    lost,
  ]);
  expect(await handled).toBe('lost');
  await Promise.all([worker.close(), store.end()]);
  await queue.close();
}, 15_000);

describe('when the first connection to PostgreSQL fails', () => {
  let proxy: OutageProxy;
  let throughProxy: QueueTarget;

  beforeEach(async () => {
    proxy = await OutageProxy.open(databaseUrl);
    throughProxy = { databaseUrl: proxy.url };
    proxy.drop();
  });

  afterEach(() => proxy.cut());

  test('a queue recovers', async () => {
    const queue = openQueue(notes(), throughProxy);
    queue.on('error', () => undefined);
    await expect(queue.getWaitingCount()).rejects.toThrow();
    await proxy.restore();
    expect(await queue.getWaitingCount()).toBe(0);
    await queue.close();
  });

  test('a queue whose connection breaks while it prepares its tables does not end the process', async () => {
    const blocker = new Client({ connectionString: databaseUrl });
    await blocker.connect();
    // BullMQ takes this lock before it looks at its tables.
    await blocker.query(`SELECT pg_advisory_lock(${MIGRATION_ADVISORY_LOCK_KEY}, hashtext('bullmq'))`);
    await proxy.restore();
    const queue = openQueue(notes(), throughProxy);
    queue.on('error', () => undefined);
    const failing = expect(queue.getWaitingCount()).rejects.toThrow();
    const waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
    while ((await blocker.query(waiting)).rowCount === 0) await pause(20);
    proxy.drop();
    await failing;
    await blocker.end();
    await proxy.restore();
    expect(await queue.getWaitingCount()).toBe(0);
    await queue.close();
  });

  test('a worker recovers, and does not loop on the error', async () => {
    const definition = notes();
    let errors = 0;
    let done: (text: string) => void;
    const handled = new Promise<string>((resolve) => (done = resolve));
    const worker = openWorker(definition, throughProxy, (job) => Promise.resolve(done(job.data.text)), {
      concurrency: 1,
    });
    worker.on('error', () => errors++);
    await pause(1000);
    expect(errors).toBeGreaterThan(0);
    // A loop without a pause makes thousands.
    expect(errors).toBeLessThan(20);
    await proxy.restore();
    const queue = openQueue(definition, throughProxy);
    await addJob(queue, 'note', { text: 'late' });
    expect(await handled).toBe('late');
    await Promise.all([worker.close(), queue.close()]);
  });
});
