import { embeddedDatabase, type RunningSite } from '@astaguide/testbed/launched-site';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import type { Client } from 'pg';
import { seedSite } from '../../seed-site';
import { ApiClient, until } from '../api-client';
import { ownSiteForTests } from '../site-for-tests';

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
const SEED = ['--days', '5', '--events', '400', '--seed', '7'];

let site: RunningSite;
let owner: ApiClient;
let database: Client;
ownSiteForTests((started) => {
  ({ site, owner, database } = started);
});

const demoData = async () => (await owner.get('/api/demo-data')).body;
const clicks = async (): Promise<number> => (await owner.get('/api/analytics/summary')).body.totalClicks;
/** Whether a shared report of these days says that it includes demo data. */
async function isLabelled(days: object): Promise<boolean> {
  const { body } = await owner.post('/api/share-links', { name: 'Partner', ...days });
  const { text } = await new ApiClient(site.url).get(new URL(body.url).pathname);
  return text.includes('Demo data.');
}
const ended = (id: number): Promise<MaintenanceRun> =>
  until(
    async () => (await owner.get(`/api/maintenance/runs/${id}`)).body,
    ({ finishedAt }) => finishedAt !== null,
    40_000,
  );

test('a site with the catalog alone has no demo visitors', async () => {
  expect(await demoData()).toEqual({ events: 0, sales: 0, products: 14, posts: 8 });
});

test('only the owner may see and remove demo data', async () => {
  const visitor = new ApiClient(site.url);
  expect((await visitor.get('/api/demo-data')).status).toBe(401);
  expect((await visitor.call('DELETE', '/api/demo-data')).status).toBe(401);
});

test('no visitor can mark an event as demo data', async () => {
  const before = await clicks();
  const click = {
    eventType: 'affiliate_click',
    eventData: { page: '/', isDemo: true },
    productId: 1,
    isDemo: true,
  };
  await new ApiClient(site.url).track(click);
  await until(clicks, (count) => count === before + 1);
  expect((await demoData()).events).toBe(0);
});

test('npm run seed fills a running site, the same options once', async () => {
  const realClicks = await clicks();
  const printed = /Added (\d+) events and (\d+) sales/.exec(await seedSite(site, ...SEED))!;
  const { events, sales } = await demoData();
  expect([events, sales]).toEqual([Number(printed[1]), Number(printed[2])]);
  // Events of four whole days; the fifth may have just begun.
  expect(events).toBeGreaterThan(200);
  const counted = await clicks();
  expect(counted).toBeGreaterThan(realClicks);
  expect(await isLabelled({ range: '7d' })).toBe(true);
  expect(await isLabelled({ range: 'custom', from: dayBefore(40), to: dayBefore(30) })).toBe(false);
  // At most the events of today since the first run.
  expect(Number(/Added (\d+) events/.exec(await seedSite(site, ...SEED))![1])).toBeLessThan(20);
}, 60_000);

test.each([
  ['--days', '0'],
  ['--events', 'many'],
  ['--colour', 'red'],
])('npm run seed refuses %s %s and says how it is used', async (...options) => {
  await expect(seedSite(site, ...options)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('usage: npm run seed'),
  });
});

test('a history requested before the start is added after it', async () => {
  const { events: before } = await demoData();
  const history = {
    from: dayBefore(1),
    to: dayBefore(0),
    events: 200,
    seed: 9,
    until: new Date().toISOString(),
  };
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO maintenance_runs (kind, parameters) VALUES ('load-demo-data', $1) RETURNING id`,
    [history],
  );
  await site.restart();
  await owner.signIn();
  const run = await ended(rows[0]!.id);
  expect(run).toMatchObject({ state: 'succeeded', done: 2, total: 2, from: history.from, to: history.to });
  expect((await demoData()).events).toBe(before + run.result!.metrics.events!);
}, 60_000);

test('removing it is one run, which keeps real clicks and edited products', async () => {
  const [product, other] = (await owner.get('/api/products')).body;
  const edited = await owner.call('PUT', `/api/products/${other.id}`, { ...other, name: 'Mine' });
  expect(edited.status).toBe(200);
  const { events, sales } = await demoData();
  expect(await demoData()).toEqual({ events, sales, products: 13, posts: 8 });

  const asked = await owner.call('DELETE', '/api/demo-data');
  expect(asked.status).toBe(202);
  expect(asked.body).toMatchObject({ kind: 'remove-demo-data' });
  expect(await ended(asked.body.id)).toMatchObject({
    state: 'succeeded',
    result: { metrics: { events, sales, products: 13, posts: 8 } },
  });
  expect(await demoData()).toEqual({ events: 0, sales: 0, products: 0, posts: 0 });
  expect(await isLabelled({ range: '7d' })).toBe(false);
  expect((await owner.get('/api/products')).body).toEqual([expect.objectContaining({ name: 'Mine' })]);
  const summary = (await owner.get('/api/analytics/summary')).body;
  expect(summary).toMatchObject({
    totalClicks: 1,
    topProducts: [{ productId: 1, clicks: 1 }],
  });
  expect(summary.topProducts[0].productName).toBe(product.id === 1 ? product.name : expect.any(String));
  expect((await owner.get('/api/site-settings')).body.socialProof).toBe('real');
  // The restart of the site restarted its database.
  const reopened = await embeddedDatabase(site);
  const { rows } = await reopened.query('SELECT max(drift) AS drift FROM log_days');
  await reopened.end();
  expect(rows[0].drift).toBe(0);
}, 60_000);
