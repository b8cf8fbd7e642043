import type { RecordEventsJob } from '@astaguide/queues/events-queue';
import type { Queue } from 'bullmq';
import type { IngestService } from '../../analytics/ingest/ingest.service';
import { UnavailableError } from '../../http/errors';
import type { GracefulShutdown } from '../../http/graceful-shutdown.service';
import type { WorkersRepository } from '../workers.repository';
import { HealthService } from './health.service';

const full = Object.assign(new Error('could not extend file'), { code: '53100' });

/** A site that is ready, until a test changes a part; and how often it was checked. */
function siteOfTest() {
  const parts = {
    begun: false,
    ping: () => Promise.resolve(),
    counts: () => Promise.resolve({}),
    connected: 1,
    alive: 1,
    accepting: () => Promise.resolve(),
  };
  let checks = 0;
  const health = new HealthService(
    {
      ping: () => {
        checks++;
        return parts.ping();
      },
      findAlive: () => Promise.resolve(Array<object>(parts.alive)),
    } as unknown as WorkersRepository,
    { requireAccepting: () => parts.accepting() } as IngestService,
    {
      get begun() {
        return parts.begun;
      },
    } as GracefulShutdown,
    {
      getJobCounts: () => parts.counts(),
      getWorkersCount: () => Promise.resolve(parts.connected),
    } as unknown as Queue<RecordEventsJob>,
  );
  return { parts, health, checked: () => checks };
}

type Parts = ReturnType<typeof siteOfTest>['parts'];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a site whose parts all answer is ready', async () => {
  await siteOfTest().health.requireReady();
});

test.each<[string, Partial<Parts>]>([
  ['database', { ping: () => Promise.reject(new Error('away')) }],
  ['queue', { counts: () => Promise.reject(new Error('away')) }],
  ['worker', { connected: 0 }],
  // One that hangs is still connected.
  ['worker', { alive: 0 }],
  ['events', { accepting: () => Promise.reject(new Error('refused')) }],
  ['events (the disk is full)', { accepting: () => Promise.reject(full) }],
  [
    'database (the disk is full), events',
    { ping: () => Promise.reject(full), accepting: () => Promise.reject(new Error('no')) },
  ],
])('names the failing part: %s', async (named, different) => {
  const { parts, health } = siteOfTest();
  Object.assign(parts, different);
  const refusal = await health.requireReady().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UnavailableError);
  expect((refusal as Error).message).toBe(`Not ready: ${named}`);
});

test('a part that does not answer within three seconds fails', async () => {
  const { parts, health } = siteOfTest();
  parts.accepting = () => new Promise(() => undefined);
  const refused = expect(health.requireReady()).rejects.toThrow('Not ready: events');
  await jest.advanceTimersByTimeAsync(3000);
  await refused;
});

test('many probes cost one check a second', async () => {
  const { health, checked } = siteOfTest();
  await Promise.all(Array.from({ length: 50 }, () => health.requireReady()));
  for (let turn = 0; turn < 50; turn++) await health.requireReady();
  expect(checked()).toBe(1);
  await jest.advanceTimersByTimeAsync(1000);
  await health.requireReady();
  expect(checked()).toBe(2);
});

test('is ready again a second after the part is', async () => {
  const { parts, health } = siteOfTest();
  parts.accepting = () => Promise.reject(full);
  await expect(health.requireReady()).rejects.toThrow('events');
  parts.accepting = () => Promise.resolve();
  await jest.advanceTimersByTimeAsync(1000);
  await health.requireReady();
});

test('a process that is stopping is not ready at once, whatever the last check said', async () => {
  const { parts, health } = siteOfTest();
  await health.requireReady();
  parts.begun = true;
  await expect(health.requireReady()).rejects.toThrow('stopped');
});
