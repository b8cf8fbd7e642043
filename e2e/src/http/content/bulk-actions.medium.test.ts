import type { RunningSite } from '@astaguide/testbed/launched-site';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { Client } from 'pg';
import { ApiClient } from '../api-client';
import { ownSiteForTests } from '../site-for-tests';
import { noisy } from './image-samples';

let site: RunningSite;
let owner: ApiClient;
let database: Client;
ownSiteForTests((started) => ({ site, owner, database } = started));

const products = async () => (await owner.get('/api/products')).body as Product[];
const isInStock = async (ids: number[]) =>
  (await products()).filter(({ id }) => ids.includes(id)).map(({ inStock }) => inStock);

test.each(['/api/products/deletions', '/api/newsletter/deletions', '/api/images/deletions'])(
  '%s is for the signed-in owner alone',
  async (path) => expect((await new ApiClient(site.url).call('POST', path, {})).status).toBe(401),
);

test('products are set out of stock together, with an annotation for each that changes', async () => {
  const [first, second] = (await products()).filter(({ inStock }) => inStock);
  const ids = [first!.id, second!.id];
  const set = (inStock: boolean) => owner.call('PUT', '/api/products/stock', { productIds: ids, inStock });
  expect((await set(false)).status).toBe(204);
  expect(await isInStock(ids)).toEqual([false, false]);
  expect((await products()).find(({ id }) => id === ids[0])!.version).toBe(first!.version + 1);
  await set(false);
  const { rows } = await database.query(
    `SELECT product_id FROM annotations WHERE kind = 'stock' ORDER BY id`,
  );
  expect(rows.map(({ product_id }) => product_id).sort()).toEqual(ids.toSorted());
  await set(true);
  expect(await isInStock(ids)).toEqual([true, true]);
});

test('products are deleted together; one that is already deleted is ignored', async () => {
  const before = await products();
  const gone = before.slice(-2).map(({ id }) => id);
  const remove = () => owner.call('POST', '/api/products/deletions', { productIds: [...gone, 999_999] });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(204);
  expect((await products()).map(({ id }) => id)).toEqual(before.slice(0, -2).map(({ id }) => id));
});

test('a hundred thousand subscribers are deleted by one call', async () => {
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO newsletter_subscribers (email)
     SELECT 'reader' || i || '@example.com' FROM generate_series(1, 100001) i RETURNING id`,
  );
  const subscriberIds = rows.slice(1).map(({ id }) => id);
  const { status } = await owner.call('POST', '/api/newsletter/deletions', { subscriberIds });
  expect(status).toBe(204);
  expect((await owner.get('/api/newsletter')).body).toMatchObject([{ id: rows[0]!.id }]);
}, 60_000);

test('unused pictures are deleted together, and a used one is kept', async () => {
  const uploads = await Promise.all(
    [300, 301].map(async (width) => owner.upload(await noisy(width, 200).png().toBuffer())),
  );
  const [used, unused] = uploads.map(({ body }) => body as { filename: string; url: string });
  await owner.call('PUT', '/api/site-settings', { logoUrl: used!.url });
  const filenames = [used!.filename, unused!.filename, 'unknown.webp'];
  const { status, body } = await owner.call('POST', '/api/images/deletions', { filenames });
  expect([status, body]).toEqual([200, { deleted: 1 }]);
  expect((await owner.get('/api/images')).body).toMatchObject([{ filename: used!.filename }]);
}, 60_000);
