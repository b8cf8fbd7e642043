import { PERSON } from '@astaguide/testbed/past-event';
import type { BeforeAndAfter } from '@astaguide/contracts/earnings/before-and-after';
import type { Site } from '@astaguide/testbed/launched-site';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { recordEvents, runRollups } from '../analytics/recorded-month';
import type { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let database: Client;
let owner: ApiClient;
siteForTests((started) => ({ site, owner, database } = started));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const AT = `${daysAgo(20)}T12:00:00.000Z`;

/** Clicks on a day so many days ago: 4 to 6 more after the change, 20 days ago. */
const clicksOf = (ago: number) => (ago < 20 ? 6 + (ago % 3) : 2);

const eventAt = (ago: number, eventType: string, productId: number | null) => {
  const moment = `${daysAgo(ago)}T12:00:00.000Z`;
  return {
    id: randomUUID(),
    occurredAt: moment,
    receivedAt: moment,
    eventType,
    productId,
    page: '/',
    linkPlacement: null,
    rank: null,
    price: null,
    source: 'direct',
    referrer: null,
    visitor: '1',
    language: 'de',
    channel: 'direct',
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    utmContent: null,
    utmTerm: null,
    ipAddress: '203.0.113.0/24',
    country: 'DE',
    userAgent: PERSON,
  };
};

async function compare(query: string): Promise<BeforeAndAfter> {
  const { status, body } = await owner.get(`/api/earnings/before-and-after?${query}`);
  expect(status).toBe(200);
  return body;
}

test('compares the clicks of the same weekdays, of the site and of a product', async () => {
  expect(await compare(`at=${AT}`)).toMatchObject({ periods: null, lacks: 'days-before', measures: [] });
  const agos = Array.from({ length: 40 }, (_, place) => place + 1);
  const events = agos.flatMap((ago) => [
    ...Array.from({ length: 20 }, () => eventAt(ago, 'page_view', null)),
    ...Array.from({ length: clicksOf(ago) }, () => eventAt(ago, 'affiliate_click', 1)),
    eventAt(ago, 'affiliate_click', 2),
  ]);
  await recordEvents(database, events);
  await runRollups(site, 'project', { from: daysAgo(40), to: daysAgo(1) });
  const sum = (from: number, to: number, more: number) =>
    agos.filter((ago) => ago <= from && ago >= to).reduce((total, ago) => total + clicksOf(ago) + more, 0);

  const ofSite = await compare(`at=${AT}`);
  expect(ofSite).toMatchObject({
    day: daysAgo(20),
    periods: {
      before: { from: daysAgo(34), to: daysAgo(21) },
      after: { from: daysAgo(19), to: daysAgo(6) },
    },
    lacks: null,
  });
  expect(ofSite.measures).toMatchObject([
    { measure: 'clicks', before: sum(34, 21, 1), after: sum(19, 6, 1), verdict: 'more' },
    { measure: 'clickRate', before: sum(34, 21, 1) / 280, after: sum(19, 6, 1) / 280, verdict: 'more' },
    { measure: 'earnings', before: 0, after: 0, change: null, verdict: 'few' },
  ]);
  const [ofOne] = (await compare(`at=${AT}&productId=1`)).measures;
  expect(ofOne).toMatchObject({ before: sum(34, 21, 0), after: sum(19, 6, 0), verdict: 'more' });
  const [ofOther] = (await compare(`at=${AT}&productId=2`)).measures;
  expect(ofOther).toMatchObject({ before: 14, after: 14, change: 0, verdict: 'chance' });
  expect(await compare(`at=${daysAgo(0)}T00:00:00Z`)).toMatchObject({ periods: null, lacks: 'days-after' });
});

test.each(['', 'at=yesterday', `at=${AT}&productId=0`, 'at=2026-03-01'])(
  'refuses a query without a moment, or with a product that cannot be: %s',
  async (query) => {
    expect((await owner.get(`/api/earnings/before-and-after?${query}`)).status).toBe(422);
  },
);
