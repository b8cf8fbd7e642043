import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';
import { BARE_PRODUCT } from './owner-input';

let site: Site;
let owner: ApiClient;
siteForTests((shared) => ({ site, owner } = shared));

interface Ranked {
  id: number;
  slug: string;
  placement: number | null;
}

const visitor = () => new ApiClient(site.url);
const catalog = async () => (await visitor().get('/api/products')).body as (Ranked & typeof BARE_PRODUCT)[];
const ranking = async (query = '') => {
  const { status, body } = await visitor().get(`/api/products/ranking${query}`);
  expect(status).toBe(200);
  return body as {
    scoreVersion: number | null;
    changes: {
      productId: number;
      slug: string | null;
      fromRank: number | null;
      toRank: number | null;
      reason: string;
      scoreVersion: number | null;
    }[];
  };
};
const lastOf = async (productId: number) => (await ranking(`?productId=${productId}`)).changes[0];
const order = (ids: number[]) => owner.call('PUT', '/api/products/ranking', { productIds: ids });
const orderByScore = async () =>
  expect((await owner.call('PUT', '/api/products/ranking/by-score')).status).toBe(200);
const change = async (product: Ranked, fields: object) =>
  expect(
    (await owner.call('PUT', `/api/products/${product.id}`, { ...product, ...fields, version: undefined }))
      .status,
  ).toBe(200);
const rankedIds = async () =>
  (await catalog()).filter(({ placement }) => placement !== null).map(({ id }) => id);

let before: number[];
beforeEach(async () => {
  before = await rankedIds();
});
afterEach(() => order(before));

test('each rank that the owner changes is listed, with where it was', async () => {
  const [first, second, third] = before as [number, number, number];
  const untouched = await lastOf(third);
  await order([second, first, ...before.slice(2)]);
  expect((await ranking()).changes.slice(0, 2)).toMatchObject([
    { productId: second, fromRank: 2, toRank: 1, reason: 'moved-by-owner', scoreVersion: null },
    { productId: first, fromRank: 1, toRank: 2, reason: 'moved-by-owner', scoreVersion: null },
  ]);
  expect(await lastOf(third)).toEqual(untouched);
});

test('a refused order leaves no change behind', async () => {
  const { changes } = await ranking();
  expect((await order([before[1]!, 999_999])).status).toBe(422);
  expect((await ranking()).changes).toEqual(changes);
});

test('by score a price moves a product, with the reason, until the owner moves one', async () => {
  await orderByScore();
  expect((await ranking()).scoreVersion).toBe(1);
  const ids = await rankedIds();
  expect(ids).not.toEqual(before);
  const moved = (await catalog()).find(({ id }) => id === ids.at(0))!;
  const other = ids.findIndex((id, index) => before[index] !== id);
  expect(await lastOf(ids[other]!)).toMatchObject({
    toRank: other + 1,
    reason: 'ordered-by-score',
    scoreVersion: 1,
  });

  await change(moved, { price: '900.00' });
  expect((await rankedIds()).at(0)).toBe(ids.at(1));
  const { placement } = (await catalog()).find(({ id }) => id === moved.id)!;
  expect(placement).toBeGreaterThan(1);
  expect(await lastOf(moved.id)).toMatchObject({ fromRank: 1, toRank: placement, reason: 'price-changed' });
  expect(await lastOf(ids.at(1)!)).toMatchObject({ toRank: 1, reason: 'other-product-changed' });
  await change({ ...moved, placement }, { price: moved.price });
  expect(await rankedIds()).toEqual(ids);

  await order(before);
  expect(await ranking()).toMatchObject({ scoreVersion: null });
});

test('by score a new product gets its rank at once, and a rank that the owner enters ends the order', async () => {
  await orderByScore();
  const { body: added } = await owner.call('POST', '/api/products', { ...BARE_PRODUCT, name: 'New one' });
  expect(added.placement).toBeGreaterThan(0);
  expect(await lastOf(added.id)).toMatchObject({
    fromRank: null,
    toRank: added.placement,
    reason: 'new-product',
  });
  await change(added, { placement: 20 });
  expect(await ranking()).toMatchObject({ scoreVersion: null });
  expect(await lastOf(added.id)).toMatchObject({ toRank: 20, reason: 'moved-by-owner', scoreVersion: null });
  await owner.call('DELETE', `/api/products/${added.id}`);
  expect(await lastOf(added.id)).toMatchObject({ fromRank: 20, toRank: null, slug: null, reason: 'removed' });
});

test.each(['0', '-1', 'one', '1.5', '99999999999'])('the changes of product %s are refused', async (id) => {
  expect((await visitor().get(`/api/products/ranking?productId=${id}`)).status).toBe(422);
});

test('ordering by score is for the owner alone', async () => {
  expect((await visitor().call('PUT', '/api/products/ranking/by-score')).status).toBe(401);
});
