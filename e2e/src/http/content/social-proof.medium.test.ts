import { PERSON } from '@astaguide/testbed/past-event';
import type { Site } from '@astaguide/testbed/launched-site';
import type { OfferReaders } from '@astaguide/contracts/catalog/social-proof';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { siteForTests } from '../site-for-tests';
import { runRollups } from '../analytics/recorded-month';

let site: Site;
let owner: ApiClient;
let database: Client;
siteForTests(async (shared) => {
  ({ site, owner, database } = shared);
  const settings = (await owner.get('/api/site-settings')).body;
  await owner.call('PUT', '/api/site-settings', { ...settings, socialProof: 'real' });
});

const send = async (productId: number, address: string, userAgent: string, eventType = 'affiliate_click') => {
  const event = { eventType, productId, eventData: { page: '/comparison' } };
  const headers = { 'x-forwarded-for': address, 'user-agent': userAgent };
  const { status } = await new ApiClient(site.url).post('/api/analytics/track', event, headers);
  expect(status).toBe(202);
};
const readersOf = async (productId: number) =>
  ((await owner.get('/api/social-proof')).body as OfferReaders[]).find(
    (offer) => offer.productId === productId,
  )?.readers;
const reportToday = async () => (await owner.get('/api/analytics/report?range=today&compare=none')).body;

test('a visitor who also copies the coupon is a reader', async () => {
  for (let visitor = 1; visitor <= 6; visitor++) {
    await send(4, `198.51.${visitor}.7`, PERSON);
    await send(4, `198.51.${visitor}.7`, PERSON, 'coupon_copied');
    await send(4, `198.51.${visitor}.7`, PERSON, 'coupon_copied');
  }
  await until(
    () => readersOf(4),
    (readers) => readers === 6,
    20_000,
  );
});

test('60 user agents of one network are a few readers, and all of them for the owner alone', async () => {
  const { totals: before } = await reportToday();
  for (let agent = 1; agent <= 60; agent++)
    await send(2, `203.0.113.${agent}`, PERSON.replace(/\d+(\.\d+)*$/, `${agent}.0`));
  for (let visitor = 1; visitor <= 3; visitor++) await send(2, `198.18.${visitor}.7`, PERSON);
  // The first three of the network, and one of each other network.
  await until(
    () => readersOf(2),
    (readers) => readers === 6,
    20_000,
  );
  const { totals, breakdowns } = await until(
    reportToday,
    ({ totals: { clicks } }) => clicks === before.clicks + 63,
  );
  expect(totals.uniqueClicks).toBe(before.uniqueClicks + 63);
  const products = breakdowns.find(({ dimension }: { dimension: string }) => dimension === 'product').rows;
  expect(products[0]).toMatchObject({ key: '2', uniqueClicks: 63 });

  const today = new Date().toISOString().slice(0, 10);
  await runRollups(site, 'project', { from: today, to: today });
  const { body: link } = await owner.post('/api/share-links', { name: 'Partner', range: '7d' });
  const { text } = await new ApiClient(site.url).get(new URL(link.url).pathname);
  const words = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain(' 6 unique clicks 63 clicks ');
});

test('demo visitors are no readers', async () => {
  const { totals: before } = await reportToday();
  const events = Array.from({ length: 9 }, (_, visitor) => ({
    id: randomUUID(),
    eventType: 'affiliate_click',
    productId: 3,
    page: '/comparison',
    linkPlacement: null,
    source: 'direct',
    channel: 'direct',
    utmCampaign: null,
    utmMedium: null,
    utmContent: null,
    utmTerm: null,
    utmSource: null,
    referrer: null,
    rank: null,
    price: null,
    language: null,
    country: null,
    ipAddress: `198.19.${visitor}.0/24`,
    userAgent: PERSON,
    visitor: String(7000 + visitor),
    occurredAt: new Date().toISOString(),
    receivedAt: new Date().toISOString(),
    ...(visitor > 0 && { isDemo: true }),
  }));
  await database.query('INSERT INTO event_inbox (events) VALUES ($1)', [JSON.stringify(events)]);
  await until(reportToday, ({ totals: { clicks } }) => clicks === before.clicks + 9);
  for (let visitor = 1; visitor <= 4; visitor++) await send(3, `198.20.${visitor}.7`, PERSON);
  // The one visitor of the batch who is real, and four others.
  await until(
    () => readersOf(3),
    (readers) => readers === 5,
    20_000,
  );
});
