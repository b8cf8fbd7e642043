import type { Annotation } from '@astaguide/contracts/analytics/annotation';
import { ApiClient } from '../api-client';
import { POST, PRODUCT } from '../content/owner-input';
import { siteForTests } from '../site-for-tests';

let owner: ApiClient;
siteForTests((started) => ({ owner } = started));

const DAY = 86_400_000;
const day = (offset: number) => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10);

async function annotations(from = day(-1), to = day(1)): Promise<Annotation[]> {
  const { status, body } = await owner.get(`/api/analytics/annotations?from=${from}&to=${to}`);
  expect(status).toBe(200);
  return body;
}

/** The annotations that some work adds. */
async function newOnes(work: () => Promise<unknown>): Promise<Annotation[]> {
  const before = new Set((await annotations()).map(({ id }) => id));
  await work();
  return (await annotations()).filter(({ id }) => !before.has(id));
}

test('a product’s price, rank and stock mark the charts when they change, and nothing else does', async () => {
  const { id } = (await owner.post('/api/products', { ...PRODUCT, price: '20', placement: 12 })).body;
  const put = (change: object) =>
    owner.call('PUT', `/api/products/${id}`, { ...PRODUCT, price: '20', placement: 12, ...change });
  expect(await newOnes(() => put({ description: 'Another' }))).toEqual([]);
  const marks = await newOnes(() => put({ price: '18.50', placement: 11, inStock: false }));
  expect(marks.map(({ kind, productId }) => [kind, productId])).toEqual([
    ['price', id],
    ['rank', id],
    ['stock', id],
  ]);
  expect(marks[0]!.text).toBe(`${PRODUCT.name}: price $20.00 to $18.50`);
  expect(Math.abs(Date.parse(marks[0]!.at) - Date.now())).toBeLessThan(60_000);
});

test('notes belong to days of the owner’s zone, as the metrics do', async () => {
  const { siteName, timeZone } = (await owner.get('/api/site-settings')).body;
  const settings = (zone: string) => owner.call('PUT', '/api/site-settings', { siteName, timeZone: zone });
  const { body: note } = await owner.post('/api/analytics/annotations', {
    at: '2026-03-14T23:30:00.000Z',
    text: 'Late in UTC',
  });
  expect((await annotations('2026-03-14', '2026-03-14')).map(({ id }) => id)).toEqual([note.id]);
  expect((await settings('Asia/Kolkata')).status).toBe(200);
  expect(await annotations('2026-03-14', '2026-03-14')).toEqual([]);
  expect((await annotations('2026-03-15', '2026-03-15')).map(({ id }) => id)).toEqual([note.id]);
  await settings(timeZone);
  await owner.call('DELETE', `/api/analytics/annotations/${note.id}`);
});

test('an edit that is refused leaves no mark', async () => {
  const { id, slug } = (await owner.get('/api/products')).body[0];
  const [, other] = (await owner.get('/api/products')).body;
  const answer = { status: 0 };
  const marks = await newOnes(async () => {
    const body = { ...PRODUCT, price: '99', slug: other.slug };
    Object.assign(answer, await owner.call('PUT', `/api/products/${id}`, body));
  });
  expect([answer.status, marks, slug === other.slug]).toEqual([409, [], false]);
});

test('a new ranking marks each product whose rank is another', async () => {
  const products = (await owner.get('/api/products')).body as { id: number; placement: number | null }[];
  const ranked = products.filter(({ placement }) => placement !== null).map(({ id }) => id);
  await owner.call('PUT', '/api/products/ranking', { productIds: ranked });
  const [first, second, ...others] = ranked;
  const marks = await newOnes(() =>
    owner.call('PUT', '/api/products/ranking', { productIds: [second, first, ...others] }),
  );
  expect(marks.map(({ kind, productId }) => `${kind} ${productId}`).sort()).toEqual(
    [`rank ${first}`, `rank ${second}`].sort(),
  );
});

test('an article marks the charts when readers see it, and not while it is a draft', async () => {
  const draft = { ...POST, slug: 'marked', title: 'Marked', published: false };
  let id = 0;
  expect(await newOnes(async () => (id = (await owner.post('/api/blog', draft)).body.id))).toEqual([]);
  const publish = () => owner.call('PUT', `/api/blog/${id}`, { ...draft, published: true });
  expect(await newOnes(publish)).toMatchObject([
    { kind: 'published', postId: id, text: 'Published: Marked' },
  ]);
  expect(await newOnes(publish)).toEqual([]);
  const later = { ...POST, slug: 'at-once', title: 'At once', published: true };
  expect(await newOnes(() => owner.post('/api/blog', later))).toMatchObject([{ text: 'Published: At once' }]);
  await owner.call('DELETE', `/api/blog/${id}`);
  await owner.call('DELETE', `/api/blog/bin/${id}`);
  expect((await annotations()).find(({ text }) => text === 'Published: Marked')).toMatchObject({
    postId: null,
  });
});

test('the owner’s notes are added, changed and deleted; what came by itself may be deleted alone', async () => {
  const note = { at: '2026-03-01T12:00:00.000Z', text: 'A newsletter <b>went out</b>' };
  const { status, body } = await owner.post('/api/analytics/annotations', note);
  expect([status, body]).toEqual([
    201,
    { id: body.id, kind: 'note', productId: null, postId: null, ...note },
  ]);
  expect(await annotations('2026-03-01', '2026-03-01')).toEqual([body]);
  expect(await annotations('2026-03-02', '2026-03-03')).toEqual([]);
  const changed = { at: '2026-03-02T00:30:00.000+02:00', text: 'Another' };
  const put = await owner.call('PUT', `/api/analytics/annotations/${body.id}`, changed);
  expect([put.status, put.body]).toMatchObject([200, { at: '2026-03-01T22:30:00.000Z', text: 'Another' }]);
  const remove = () => owner.call('DELETE', `/api/analytics/annotations/${body.id}`);
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  const own = (await annotations()).find(({ kind }) => kind !== 'note')!;
  expect((await owner.call('PUT', `/api/analytics/annotations/${own.id}`, changed)).status).toBe(404);
  expect((await owner.call('DELETE', `/api/analytics/annotations/${own.id}`)).status).toBe(204);
});
