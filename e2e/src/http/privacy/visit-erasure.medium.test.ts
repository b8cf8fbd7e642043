import type { Site } from '@astaguide/testbed/launched-site';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { siteForTests } from '../site-for-tests';

const ERASE = '/api/privacy/erase-visits';
let site: Site;
let database: Client;
let owner: ApiClient;
siteForTests((started) => ({ site, owner, database } = started));

/** A visitor with a separate address. */
function visitorAt(address: string) {
  const client = new ApiClient(site.url);
  const from = { 'x-forwarded-for': address };
  return {
    track: (body: object) => client.post('/api/analytics/track', body, from),
    erase: (headers: Record<string, string> = {}) => client.post(ERASE, undefined, { ...from, ...headers }),
  };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const click = (different: object = {}) => ({
  eventType: 'affiliate_click',
  eventData: { page: '/comparison', linkPlacement: 'comparison-row' },
  productId: 1,
  ...different,
});
const logged = async () => (await database.query('SELECT FROM events')).rowCount;
const ended = () =>
  until(
    async () => (await database.query('SELECT FROM maintenance_runs WHERE finished_at IS NULL')).rowCount,
    (open) => open === 0,
    20_000,
  );
/** Today's metrics, without timestamps. */
async function metrics() {
  const { body } = await owner.get('/api/analytics/report?range=today&compare=none');
  return { totals: body.totals, breakdowns: body.breakdowns };
}
/** Rebuilds today, because the worker computes sessions only once a minute, and returns the metrics. */
async function projectedMetrics() {
  const today = daysAgo(0);
  expect(
    (await owner.post('/api/maintenance/runs', { kind: 'rebuild', from: today, to: today })).status,
  ).toBe(201);
  await ended();
  return metrics();
}
const entriesOf = ({ breakdowns }: { breakdowns: { dimension: string; keys: number }[] }) =>
  breakdowns.find(({ dimension }) => dimension === 'entryPage')!.keys;

test('a visitor’s events go, the others’ stay to the figure, and the totals agree with the log', async () => {
  const [one, other] = [visitorAt('203.0.113.5'), visitorAt('203.0.113.6')];
  await other.track(click());
  await other.track({ eventType: 'page_view', eventData: { page: '/faq' } });
  await until(logged, (rows) => rows === 2);
  const without = await projectedMetrics();
  expect([without.totals.clicks, entriesOf(without)]).toEqual([1, 1]);

  const id = randomUUID();
  await one.track(click({ id }));
  await one.track({ eventType: 'page_view', eventData: { page: '/blog' } });
  await until(logged, (rows) => rows === 4);
  const both = await projectedMetrics();
  expect([both.totals.clicks, both.totals.views, entriesOf(both)]).toEqual([2, 2, 2]);

  // A site that started before midnight still has yesterday's salt.
  await database.query(
    `INSERT INTO visitor_salts VALUES (current_date - 1, '\\x00', current_date + 1) ON CONFLICT DO NOTHING`,
  );
  const answer = await one.erase();
  expect(answer.status).toBe(202);
  expect(answer.body).toEqual({
    days: [daysAgo(1), daysAgo(0)],
    erased: expect.stringContaining('are being deleted'),
    kept: expect.stringContaining('destroyed'),
  });
  await ended();
  expect(await logged()).toBe(2);
  expect(await metrics()).toEqual(without);
  const { body: integrity } = await owner.get('/api/analytics/integrity');
  expect(integrity.differingDays).toEqual([]);

  // Its id is still known, so a retry does not count again.
  expect((await one.track(click({ id }))).status).toBe(202);
  await other.track(click());
  await until(metrics, ({ totals }) => totals.clicks === 2);
  expect(await logged()).toBe(3);
}, 60_000);

test('what was accepted and still waits is erased as well', async () => {
  const visitor = visitorAt('203.0.113.7');
  const before = await logged();
  const sent = await Promise.all(Array.from({ length: 20 }, () => visitor.track(click())));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([202]));
  expect((await visitor.erase()).status).toBe(202);
  await ended();
  expect(await logged()).toBe(before);
}, 60_000);

test('an erasure run stores no visitor id and shows none to the owner', async () => {
  const { rows } = await database.query<{ parameters: object; result: { summary: string } }>(
    `SELECT parameters, result FROM maintenance_runs WHERE kind = 'erase-visitor' ORDER BY id`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(2);
  for (const { parameters } of rows) expect(Object.keys(parameters)).toEqual(['before']);
  expect(rows.map(({ result }) => result.summary)).toEqual([
    'Erased 2 events of one visitor',
    'Erased 20 events of one visitor',
  ]);
  const { body: runs } = await owner.get('/api/maintenance/runs');
  expect(JSON.stringify(runs)).not.toMatch(/visitors|"-?\d{15,}"/);
});

test('an erasure is the visitor’s own: the owner cannot cancel it', async () => {
  const { rows } = await database.query<{ id: number }>(
    `SELECT id FROM maintenance_runs WHERE kind = 'erase-visitor' LIMIT 1`,
  );
  expect((await owner.post(`/api/maintenance/runs/${rows[0]!.id}/cancel`)).status).toBe(409);
});

test('pages of other sites cannot have anybody erased', async () => {
  const runs = async () => (await database.query('SELECT FROM maintenance_runs')).rowCount;
  const before = await runs();
  const visitor = visitorAt('203.0.113.8');
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ] as Record<string, string>[]) {
    expect((await visitor.erase(headers)).status).toBe(403);
  }
  expect(await runs()).toBe(before);
});

test('an address may ask five times an hour, a forged one no more often', async () => {
  const statuses: number[] = [];
  for (let turn = 1; turn <= 6; turn++) {
    statuses.push((await visitorAt(`198.51.100.${turn}, 203.0.113.9`).erase()).status);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  const refused = await visitorAt('203.0.113.9').erase();
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
