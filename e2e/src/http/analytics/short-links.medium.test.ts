import type { Site } from '@astaguide/testbed/launched-site';
import { shortLinkSchema } from '@astaguide/contracts/catalog/short-link';
import { ApiClient, until } from '../api-client';
import { siteForTests } from '../site-for-tests';

const SHORT_LINKS = '/api/short-links';
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'en',
};
let site: Site;
let owner: ApiClient;
siteForTests((shared) => ({ site, owner } = shared));

const list = async () => shortLinkSchema.array().parse((await owner.get(SHORT_LINKS)).body);
const follow = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${site.url}${path}`, { method, redirect: 'manual', headers: { ...BROWSER, ...headers } });

test('only the owner makes, lists and deletes short links', async () => {
  const stranger = new ApiClient(site.url);
  expect((await stranger.get(SHORT_LINKS)).status).toBe(401);
  expect((await stranger.post(SHORT_LINKS, { slug: 'mine', url: 'https://evil.example/' })).status).toBe(401);
  expect((await stranger.call('DELETE', `${SHORT_LINKS}/mine`)).status).toBe(401);
});

test('a short link leads to its address and nowhere else, and counts its clicks', async () => {
  const url = 'https://video.example/watch?v=1';
  expect((await owner.post(SHORT_LINKS, { slug: 'video', url })).status).toBe(201);
  const answer = await follow('/l/video?url=https://evil.example/&to=//evil.example&utm_source=letter');
  expect(answer.status).toBe(302);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    location: url,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  // None of these is a click.
  await follow('/l/video', {}, 'HEAD');
  await follow('/l/video', { dnt: '1' });
  await follow('/l/video', { 'sec-purpose': 'prefetch' });
  await until(list, (links) => links[0]!.clicks > 0, 10_000);
  expect(await list()).toMatchObject([{ slug: 'video', url, product: null, clicks: 1 }]);
  for (const path of ['/l/no-such', '/l/https%3A%2F%2Fevil.example', '/l/%00', '/l//evil.example'])
    expect((await follow(path)).status).toBe(404);
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain('Disallow: /l/');
});

test('one for a product leads where its buy links do, and its click is one of the product', async () => {
  const { body: products } = await owner.get('/api/products');
  const product = products[0];
  const { status, body } = await owner.post(SHORT_LINKS, { slug: 'best', productId: product.id });
  expect([status, body]).toMatchObject([201, { product: { id: product.id, name: product.name }, url: null }]);
  expect((await follow('/l/best')).headers.get('location')).toBe(product.affiliateLink);
  await until(list, (links) => links.find(({ slug }) => slug === 'best')!.clicks > 0, 10_000);
  const from = new Date(Date.now() - 3_600_000).toISOString();
  const to = new Date(Date.now() + 3_600_000).toISOString();
  const { body: trace } = await owner.get(`/api/analytics/events?from=${from}&to=${to}&filter=page:/l/best`);
  expect(trace.events).toMatchObject([{ eventType: 'affiliate_click', product: { id: product.id } }]);
  await owner.call('DELETE', `/api/products/${product.id}`);
  expect((await follow('/l/best')).status).toBe(404);
});

test.each([
  ['neither', {}, 422],
  ['both', { productId: 1, url: 'https://a.example/' }, 422],
  ['a path of this site', { url: '/admin' }, 422],
  ['a script', { url: 'javascript:alert(1)' }, 422],
  ['a product that does not exist', { productId: 99_999 }, 422],
])('a short link with %s is refused', async (_name, target, status) => {
  expect((await owner.post(SHORT_LINKS, { slug: 'refused', ...target })).status).toBe(status);
});

test('a short link that leads back to itself is refused, and one that exists ends in a page', async () => {
  const add = async (slug: string, target: object) => {
    const { status, body } = await owner.post(SHORT_LINKS, { slug, ...target });
    return [status, body.errors];
  };
  const refused = (path: string, slug: string) => [
    422,
    [{ path, message: `This leads back to /l/${slug}, in a circle. Choose another target` }],
  ];
  const elsewhere = site.url.replace('localhost', 'LOCALHOST.');
  expect(await add('self', { url: `${elsewhere}/l/Self/` })).toEqual(refused('url', 'self'));
  expect((await add('one', { url: `${site.url}/l/other` }))[0]).toBe(201);
  expect((await follow('/l/one')).headers.get('location')).toBe(`${site.url}/l/other`);
  expect(await add('other', { url: `${elsewhere}/l/one?utm_source=mail` })).toEqual(refused('url', 'other'));

  const { body: products } = await owner.get('/api/products');
  const { id, ...input } = products[1];
  const changed = await owner.call('PUT', `/api/products/${id}`, {
    ...input,
    affiliateLinkEs: `${site.url}/l/its-product`,
  });
  expect(changed.status).toBe(200);
  expect(await add('its-product', { productId: id })).toEqual(refused('productId', 'its-product'));
  expect((await owner.call('PUT', `/api/products/${id}`, { ...input, version: undefined })).status).toBe(200);
});

test('a slug is used once, and is free again when its link was deleted', async () => {
  const link = { slug: 'once', url: 'https://a.example/' };
  expect((await owner.post(SHORT_LINKS, link)).status).toBe(201);
  expect((await owner.post(SHORT_LINKS, link)).status).toBe(409);
  expect((await owner.call('DELETE', `${SHORT_LINKS}/once`)).status).toBe(204);
  expect((await follow('/l/once')).status).toBe(404);
  expect((await owner.call('DELETE', `${SHORT_LINKS}/once`)).status).toBe(404);
});
