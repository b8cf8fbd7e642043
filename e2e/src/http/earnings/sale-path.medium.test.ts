import { PERSON } from '@astaguide/testbed/past-event';
import { salePathSchema, type RecentSale, type SalePath } from '@astaguide/contracts/earnings/recent-sale';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let owner: ApiClient;
let database: Client;
let siteUrl: string;
siteForTests((shared) => {
  ({ owner, database } = shared);
  siteUrl = shared.site.url;
});
jest.setTimeout(60_000);

async function track(
  eventType: string,
  page: string,
  id = randomUUID(),
  userAgent = PERSON,
): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/analytics/track`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ id, eventType, eventData: { page } }),
  });
  expect(answer.status).toBe(202);
  return id;
}

async function sell(clickId?: string): Promise<RecentSale> {
  const orderId = randomUUID();
  const sale = { network: 'Path Network', orderId, amount: '20.00', currency: 'USD', status: 'approved' };
  const answer = await owner.post('/api/conversions', {
    ...sale,
    ...(clickId && { clickId }),
    occurredAt: new Date().toISOString(),
  });
  expect(answer.status).toBe(202);
  const sales = (await owner.get(`/api/earnings/sales?search=${orderId}`)).body as RecentSale[];
  expect(sales).toHaveLength(1);
  return sales[0]!;
}

const pathOf = async ({ id }: RecentSale): Promise<SalePath> =>
  salePathSchema.parse((await owner.get(`/api/earnings/sales/${id}/path`)).body);

/** Until the worker has recorded the click. */
async function knownPathOf(sale: RecentSale): Promise<SalePath> {
  for (;;) {
    const path = await pathOf(sale);
    if (path.state === 'known') return path;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('a sale leads back to the pages of its visit, up to the click and of that visitor alone', async () => {
  await track('page_view', '/faq', randomUUID(), PERSON.replace('147', '146'));
  const views = [await track('page_view', '/'), await track('page_view', '/comparison')];
  const click = await track('affiliate_click', '/comparison');
  const sale = await sell(click);
  await track('page_view', '/about');
  const { events } = await knownPathOf(sale);
  expect(events.map(({ id }) => id)).toEqual([...views, click]);
  expect(events.map(({ page }) => page)).toEqual(['/', '/comparison', '/comparison']);

  // Half an hour without an event ends a visit.
  await database.query(`UPDATE events SET occurred_at = occurred_at - interval '31 minutes' WHERE id = $1`, [
    views[0],
  ]);
  expect((await pathOf(sale)).events.map(({ id }) => id)).toEqual([views[1], click]);

  await database.query('DELETE FROM events WHERE id = ANY($1)', [[...views, click]]);
  expect(await pathOf(sale)).toEqual({ state: 'gone', events: [] });
});

test('a sale without a click says so, and one that does not exist is not found', async () => {
  expect(await pathOf(await sell())).toEqual({ state: 'no-click', events: [] });
  expect((await owner.get('/api/earnings/sales/2147483647/path')).status).toBe(404);
});
