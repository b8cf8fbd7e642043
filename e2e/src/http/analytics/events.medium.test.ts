import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { ownSiteForTests, siteForTests } from '../site-for-tests';

const redisUrl = process.env.TEST_REDIS_URL;
const onRedis = redisUrl ? describe : describe.skip;

describe('events with the queue on PostgreSQL', () => takesEvents(siteForTests));
onRedis('events with the queue on Redis', () =>
  takesEvents((use) => ownSiteForTests(use, { REDIS_URL: `${redisUrl}/5` })),
);

function takesEvents(start: typeof siteForTests): void {
  let visitor: ApiClient;
  let owner: ApiClient;
  let database: Client;

  start((started) => {
    owner = started.owner;
    database = started.database;
    visitor = new ApiClient(started.site.url);
  });

  const summary = async () => (await owner.get('/api/analytics/summary')).body;
  const total = async (): Promise<number> => (await summary()).totalClicks;
  const click = (different: object = {}) => ({
    eventType: 'affiliate_click',
    eventData: {
      productName: 'Reef',
      affiliateUrl: 'https://shop.example.com',
      timestamp: new Date().toISOString(),
    },
    productId: 1,
    ...different,
  });

  test('a click is in every part of the summary within a second', async () => {
    const before = await total();
    expect(await visitor.track(click())).toBe(202);
    const after = await until(summary, (answer) => answer.totalClicks === before + 1, 1000);
    expect(after.topProducts[0]).toMatchObject({ productId: 1, productName: expect.any(String) });
    expect(after.recentEvents[0]).toMatchObject({
      event_type: 'affiliate_click',
      timestamp: expect.any(String),
    });
    expect(after.clicksByDate).toHaveLength(30);
    expect(after.clicksByDate.at(-1)).toEqual({
      date: new Date().toISOString().slice(0, 10),
      clicks: after.totalClicks,
    });
    expect(after.clicksByDate.map((day: { date: string }) => day.date)).toEqual(
      after.clicksByDate.map((day: { date: string }) => day.date).toSorted(),
    );
  });

  test('what the owner does while signed in is logged with its reason, and not counted', async () => {
    const before = await total();
    const [own, other] = [randomUUID(), randomUUID()];
    expect((await owner.post('/api/analytics/track', click({ id: own }))).status).toBe(202);
    expect((await owner.get('/go/reef-starter-astaxanthin-4mg-makani-tide')).status).toBe(302);
    expect((await visitor.post('/api/analytics/track', click({ id: other, byOwner: true }))).status).toBe(
      202,
    );
    // The later event has been counted, so the earlier ones would have been as well.
    await until(total, (clicks) => clicks > before);
    expect(await total()).toBe(before + 1);
    const { rows } = await database.query<{ id: string; reasons: string[] | null }>(
      `SELECT id, bot_reasons AS reasons FROM event_log WHERE id IN ($1, $2) ORDER BY id = $1 DESC`,
      [own, other],
    );
    expect(rows).toEqual([
      { id: own, reasons: ['owner'] },
      { id: other, reasons: null },
    ]);
  });

  test('a browser that was marked as the owner’s is logged as such and not counted, until it is counted again', async () => {
    const browser = visitor.copy();
    const form = () => new FormData();
    const page = await browser.get('/my-visits');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page.text).toContain('Do not count this browser');
    expect(browser.cookieHeader()).toEqual({});
    const marked = await browser.post('/my-visits/exclude', form());
    expect([marked.status, marked.headers.get('location')]).toEqual([303, '/my-visits']);
    expect(marked.headers.get('set-cookie')).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await browser.get('/my-visits')).text).toContain('Count it again');

    const before = await total();
    const [own, again] = [randomUUID(), randomUUID()];
    expect((await browser.post('/api/analytics/track', click({ id: own }))).status).toBe(202);
    const redirect = await browser.get('/go/reef-starter-astaxanthin-4mg-makani-tide');
    expect(redirect.status).toBe(302);
    expect((await browser.post('/my-visits/count', form())).status).toBe(303);
    expect((await browser.get('/my-visits')).text).toContain('Do not count this browser');
    expect((await browser.post('/api/analytics/track', click({ id: again }))).status).toBe(202);
    // The later event has been counted, so the earlier ones would have been as well.
    await until(total, (clicks) => clicks > before);
    expect(await total()).toBe(before + 1);
    const { rows } = await database.query<{ reasons: string[] | null }>(
      `SELECT bot_reasons AS reasons FROM event_log ORDER BY received_at DESC LIMIT 3`,
    );
    expect(rows).toEqual([{ reasons: null }, { reasons: ['owner'] }, { reasons: ['owner'] }]);
  });

  test('another site cannot mark a visitor’s browser as the owner’s', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await visitor.post('/my-visits/exclude', new FormData(), headers);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });

  test('the same id 50 times at once counts once', async () => {
    const before = await total();
    const event = click({ id: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.track(event)));
    expect(new Set(answers)).toEqual(new Set([202]));
    await visitor.track(click());
    // The later event has been counted, so the fifty have been as well.
    await until(total, (clicks) => clicks >= before + 2);
    expect(await total()).toBe(before + 2);
  });

  test('what is sent in the wrong shape is refused and not counted', async () => {
    const before = await total();
    const post = (body: unknown, headers?: Record<string, string>) =>
      visitor.post('/api/analytics/track', body, headers);
    const refusals = await Promise.all([
      post('{"eventType":'),
      post('{"eventType":"x","eventData":{},"__proto__":{}}'),
      post([]),
      post({ eventType: '', eventData: {} }),
      post(click({ eventData: 'not json' })),
      post(click({ id: 'not-a-uuid' })),
      post(click({ productId: -1 })),
      post(click({ productId: 2 ** 31 })),
      post({ eventType: 'x\u0000y', eventData: {} }),
      post(click({ eventData: { page: 'a'.repeat(9000) } })),
      post('eventType=x', { 'content-type': 'application/x-www-form-urlencoded' }),
      post('{"eventType":"x","eventData":{}}', { 'content-type': 'text/plain' }),
      post(click(), { origin: 'https://elsewhere.example' }),
      post(click(), { 'sec-fetch-site': 'cross-site' }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([
      400, 400, 422, 422, 422, 422, 422, 422, 422, 413, 415, 415, 403, 403,
    ]);
    for (const { headers, body, status } of refusals) {
      expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(body).toMatchObject({
        type: expect.any(String),
        title: expect.any(String),
        status,
        detail: expect.any(String),
      });
      if (status === 422)
        expect(body.errors[0]).toEqual({ path: expect.any(String), message: expect.any(String) });
      expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|SELECT|INSERT/);
    }
    await visitor.track(click());
    await until(total, (clicks) => clicks > before);
    expect(await total()).toBe(before + 1);
  });

  test('eventData may hold anything JSON can, and is counted all the same', async () => {
    const before = await total();
    const nested = '['.repeat(2000) + ']'.repeat(2000);
    for (const eventData of [
      { page: '/\u0000x', linkPlacement: '\ud800' },
      { page: { no: 'text' }, rank: 'first', price: -1 },
      { constructor: 1, toString: 2 },
      '{"page":"/faq"}',
    ]) {
      expect(await visitor.track(click({ eventData }))).toBe(202);
    }
    expect(await visitor.track(`{"eventType":"affiliate_click","eventData":{"deep":${nested}}}`)).toBe(202);
    await until(total, (clicks) => clicks === before + 5);
  });

  test('a program that says so is kept out of the metrics', async () => {
    const before = await total();
    await visitor.post('/api/analytics/track', click(), {
      'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)',
    });
    await visitor.track(click());
    await until(total, (clicks) => clicks > before);
    expect(await total()).toBe(before + 1);
  });

  test('the live stream pushes the new metrics', async () => {
    const before = await total();
    const events: string[] = [];
    const stream = await owner.open('/api/analytics/live');
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of stream.body) events.push(decoder.decode(chunk, { stream: true }));
    })().catch(() => undefined);
    await until(
      () => Promise.resolve(events.join('')),
      (text) => text.includes(`"totalClicks":${before}`),
    );
    await visitor.track(click());
    await until(
      () => Promise.resolve(events.join('')),
      (text) => text.includes(`"totalClicks":${before + 1}`),
      1000,
    );
    stream.cancel();
    await reading;
  });

  test('everything that is needed answers', async () => {
    expect((await visitor.get('/health/live')).status).toBe(200);
    expect((await visitor.get('/health/ready')).status).toBe(200);
  });
}
