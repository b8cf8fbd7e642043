import type { RunningSite } from '@astaguide/testbed/launched-site';
import { queueHealthSchema } from '@astaguide/contracts/operations/queue-health';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { failedEvents, queuedEvent } from '../analytics/failed-events';
import { ownSiteForTests } from '../site-for-tests';

const FAILED_EVENTS = '/api/operations/failed-events';
let site: RunningSite;
let owner: ApiClient;
let database: Client;
ownSiteForTests((started) => ({ site, owner, database } = started), { LOG_LEVEL: 'debug' });

const clicks = async (): Promise<number> => (await owner.get('/api/analytics/summary')).body.totalClicks;
const health = async () => queueHealthSchema.parse((await owner.get('/api/operations/queue')).body);
const listed = async (query = ''): Promise<{ id: string; reason: string }[]> =>
  (await owner.get(FAILED_EVENTS + query)).body;

describe('the queue', () => {
  test('a recorded event shows in throughput and lag, beside the worker that recorded it', async () => {
    await owner.track({ eventType: 'page_view', eventData: { page: '/' } });
    const after = await until(health, ({ lag }) => lag !== null);
    expect(after.throughput).toHaveLength(60);
    expect(after.throughput.reduce((sum, { events }) => sum + events, 0)).toBeGreaterThan(0);
    expect(after.lag!.p50).toBeGreaterThan(0);
    expect(after.lag!.p95).toBeGreaterThanOrEqual(after.lag!.p50);
    expect([after.lag!.inTime >= 0, after.lag!.inTime <= 1]).toEqual([true, true]);
    expect(after.lastHour).toMatchObject({ failures: 0, retries: 0 });
    expect(after.queues).toContainEqual({ name: 'events', waiting: 0, active: 0, delayed: 0, failed: 0 });
    expect(after.workers).toMatchObject([{ pid: expect.any(Number), version: '0.1.0' }]);
    expect(after.oldestWaitingAt).toBeNull();
    expect(after.inboxBatches).toBe(0);
  });

  test('a worker that is silent is not shown, and forgotten', async () => {
    const gone = randomUUID();
    await database.query(
      `INSERT INTO workers VALUES ($1, 'elsewhere', 1, '0.1.0', now() - interval '1 hour', now() - interval '2 minutes')`,
      [gone],
    );
    expect((await health()).workers.map(({ id }) => id)).not.toContain(gone);
    await until(
      async () => (await database.query('SELECT FROM workers WHERE id = $1', [gone])).rowCount,
      (rows) => rows === 0,
    );
  });
});

describe('the failed events', () => {
  test('an event is replayed once, however often that is requested', async () => {
    const before = await clicks();
    const event = queuedEvent();
    const id = await failedEvents(database, event, 'the disk was full');
    expect((await owner.get(`${FAILED_EVENTS}/${id}`)).body).toMatchObject({
      id,
      reason: 'the disk was full',
      eventType: 'affiliate_click',
    });
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.post(`${FAILED_EVENTS}/${id}/replay`, { event })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    await until(clicks, (now) => now === before + 1);
    await owner.track({ eventType: 'affiliate_click', eventData: {}, productId: 1 });
    await until(clicks, (now) => now > before + 1);
    expect(await clicks()).toBe(before + 2);
    expect(await listed()).toEqual([]);
  });

  test('an event that was counted already is not counted again', async () => {
    const before = await clicks();
    const event = { id: randomUUID(), eventType: 'affiliate_click', eventData: {}, productId: 1 };
    await owner.track(event);
    await until(clicks, (now) => now === before + 1);
    const twin = queuedEvent({ id: event.id });
    const id = await failedEvents(database, twin, 'twin');
    expect((await owner.post(`${FAILED_EVENTS}/${id}/replay`, { event: twin })).status).toBe(204);
    await owner.track({ eventType: 'affiliate_click', eventData: {}, productId: 1 });
    await until(clicks, (now) => now > before + 1);
    expect(await clicks()).toBe(before + 2);
  });

  test('what is no event is refused by its paths, and can be mended', async () => {
    const before = await clicks();
    const broken = queuedEvent({ visitor: '9999999999999999999', page: 7 });
    const id = await failedEvents(database, broken, 'visitor: Invalid string');
    const refusal = await owner.post(`${FAILED_EVENTS}/${id}/replay`, { event: broken });
    expect(refusal.status).toBe(422);
    expect(refusal.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'event.page',
      'event.visitor',
    ]);
    const stillWrong = await owner.post(`${FAILED_EVENTS}/${id}/replay`, { event: { ...broken, page: '/' } });
    expect([stillWrong.status, stillWrong.body.errors[0].path]).toEqual([422, 'event.visitor']);
    const mended = { ...broken, page: '/', visitor: '43' };
    expect((await owner.post(`${FAILED_EVENTS}/${id}/replay`, { event: mended })).status).toBe(204);
    await until(clicks, (now) => now === before + 1);
    expect(await listed()).toEqual([]);
  });

  test('all events of a reason are replayed together, except invalid ones', async () => {
    const before = await clicks();
    for (let turn = 0; turn < 60; turn++) await failedEvents(database, queuedEvent(), 'many');
    const broken = await failedEvents(database, { no: 'event', turn: 1 }, 'many');
    const other = await failedEvents(database, queuedEvent(), 'another');
    expect((await owner.get(`${FAILED_EVENTS}/reasons`)).body).toEqual([
      { reason: 'many', events: 61 },
      { reason: 'another', events: 1 },
    ]);
    const first = await listed('?reason=many');
    expect(first).toHaveLength(50);
    expect(await listed(`?reason=many&before=${first.at(-1)!.id}`)).toHaveLength(11);
    const { status, body } = await owner.post(`${FAILED_EVENTS}/replay`, { reason: 'many' });
    expect([status, body]).toEqual([200, { replayed: 60, left: 1 }]);
    await until(clicks, (now) => now === before + 60);
    expect((await listed()).map(({ id }) => id).sort()).toEqual([broken, other].sort());
    const last = await failedEvents(database, queuedEvent(), 'the last');
    expect((await owner.call('DELETE', `${FAILED_EVENTS}?reason=many`)).status).toBe(204);
    expect((await listed()).map(({ id }) => id)).toEqual([last, other]);
    expect((await owner.call('DELETE', FAILED_EVENTS)).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  test.each(['0', '-1', 'x', '9999999999999999999', '1'])('nothing is under the id %s', async (id) => {
    expect((await owner.get(`${FAILED_EVENTS}/${id}`)).status).toBe(404);
  });
});

describe('the id of a request', () => {
  const logged = (name: string) => readFileSync(join(site.dataDir, 'logs', `${name}.log`), 'utf8');

  test('follows an event through the backend, the queue and the worker', async () => {
    const id = `trace-${randomUUID()}`;
    const event = { eventType: 'page_view', eventData: { page: '/' } };
    const { status, headers } = await owner.post('/api/analytics/track', event, { 'x-request-id': id });
    expect([status, headers.get('x-request-id')]).toEqual([202, id]);
    const lineOf = (name: string) =>
      until(
        () =>
          Promise.resolve(
            logged(name)
              .split('\n')
              .find((line) => line.includes(id)) ?? '',
          ),
        (line) => line !== '',
      );
    expect(JSON.parse(await lineOf('backend'))).toMatchObject({ requestId: id, msg: 'An event is taken' });
    expect(JSON.parse(await lineOf('worker'))).toMatchObject({
      requestIds: expect.arrayContaining([id]),
      jobId: expect.any(String),
      msg: 'A batch is recorded',
    });
  });

  test.each(['/', '/api/products', '/no/such/page', '/api/no-such-call', '/api/auth/me', '/favicon.svg'])(
    'is in the answer to %s',
    async (path) => {
      const ids = [
        (await owner.get(path)).headers.get('x-request-id'),
        (await owner.get(path)).headers.get('x-request-id'),
      ];
      expect(ids[0]).toMatch(/^[0-9a-z]{6}-[0-9a-z]+$/);
      expect(ids[1]).not.toBe(ids[0]);
    },
  );

  test('one that could forge a line of the log is not taken', async () => {
    const { headers } = await owner.call('GET', '/api/products', undefined, {
      'x-request-id': '{"level":60}',
    });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-z]{6}-[0-9a-z]+$/);
  });

  test('is logged without personal data', () => {
    // A sign-in is logged with its network.
    for (const name of ['backend', 'worker'])
      expect(logged(name)).not.toMatch(/127\.0\.0\.(?!0\/24)|Mozilla|@example/);
  });
});
