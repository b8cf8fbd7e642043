import type { RecordEventsJob } from '@astaguide/queues/events-queue';
import type { Queue } from 'bullmq';
import type { PinoLogger } from 'nestjs-pino';
import { EventBatcher } from './event-batcher';
import type { EventInboxRepository } from './event-inbox.repository';

const full = Object.assign(new Error('could not extend file'), { code: '53100' });
const arrival = { event: {}, requestId: 'r1', inTrace: undefined } as never;

/** A batcher whose stores can be filled up, and the batches that reached them. */
function batcherOfTest() {
  const stores = { isQueueFull: false, isInboxFull: false };
  const added: RecordEventsJob[] = [];
  const trials: string[] = [];
  const taking = (isFull: boolean, take: () => unknown) =>
    isFull ? Promise.reject(full) : Promise.resolve(take());
  const queue = {
    add: (_name: string, job: RecordEventsJob) => taking(stores.isQueueFull, () => added.push(job)),
    getWaitingCount: () => Promise.resolve(0),
  };
  const inbox = {
    add: () => taking(stores.isInboxFull, () => undefined),
    tryOut: (batch: string) => taking(stores.isInboxFull, () => trials.push(batch)),
  };
  const batcher = new EventBatcher(
    queue as unknown as Queue<RecordEventsJob>,
    inbox as unknown as EventInboxRepository,
    { warn: () => undefined } as unknown as PinoLogger,
  );
  return { stores, added, trials, batcher };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

describe('whether events are accepted', () => {
  test('is proven by a trial while no event comes, at most every ten seconds', async () => {
    const { batcher, trials, added } = batcherOfTest();
    for (let second = 0; second < 25; second++) {
      await batcher.requireAccepting();
      jest.advanceTimersByTime(1000);
    }
    expect(trials).toHaveLength(3);
    expect(added).toEqual([]);
  });

  test('needs no trial while events are stored', async () => {
    const { batcher, trials } = batcherOfTest();
    await batcher.add(arrival);
    await batcher.requireAccepting();
    expect(trials).toEqual([]);
  });

  test('a trial cannot hide in the free space of a page of PostgreSQL', async () => {
    const { batcher, trials } = batcherOfTest();
    await batcher.requireAccepting();
    expect(trials[0]!.length).toBeGreaterThan(8192);
  });

  test('is denied as soon as an event is refused, and again while no other one comes', async () => {
    const { batcher, stores } = batcherOfTest();
    await batcher.add(arrival);
    stores.isQueueFull = stores.isInboxFull = true;
    await expect(batcher.add(arrival)).rejects.toBe(full);
    await expect(batcher.requireAccepting()).rejects.toBe(full);
    await expect(batcher.requireAccepting()).rejects.toBe(full);
    await batcher.close();
  });

  test('is denied on a full disk although no event came', async () => {
    const { batcher, stores } = batcherOfTest();
    stores.isQueueFull = stores.isInboxFull = true;
    await expect(batcher.requireAccepting()).rejects.toBe(full);
  });

  test('is true again once there is space, without an event', async () => {
    const { batcher, stores } = batcherOfTest();
    stores.isQueueFull = stores.isInboxFull = true;
    await expect(batcher.requireAccepting()).rejects.toBe(full);
    stores.isQueueFull = stores.isInboxFull = false;
    await batcher.requireAccepting();
  });

  test('is true while the queue takes them, though PostgreSQL’s disk is full', async () => {
    const { batcher, stores, added } = batcherOfTest();
    stores.isInboxFull = true;
    await batcher.requireAccepting();
    expect(added).toMatchObject([{ events: [] }]);
  });

  test('is true while the inbox takes them, though the queue does not', async () => {
    const { batcher, stores } = batcherOfTest();
    stores.isQueueFull = true;
    await batcher.add(arrival);
    await batcher.requireAccepting();
    await batcher.close();
  });
});
