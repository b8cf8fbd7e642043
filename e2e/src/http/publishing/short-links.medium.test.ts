import type { Site } from '@astaguide/testbed/launched-site';
import { shortLinkSchema } from '@astaguide/contracts/catalog/short-link';
import { readClickId } from '@astaguide/contracts/earnings/click-id';
import { ApiClient, until, uploadForm } from '../api-client';
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

test('a short link is edited, and its address and clicks stay', async () => {
  await owner.post(SHORT_LINKS, { slug: 'edited', url: 'https://a.example/' });
  await follow('/l/edited');
  const clicks = async () => (await list()).find(({ slug }) => slug === 'edited')!.clicks;
  await until(clicks, (count) => count === 1, 10_000);
  const change = { url: 'https://b.example/?sub={clickId}', passesQuery: true };
  const { status, body } = await owner.call('PUT', `${SHORT_LINKS}/edited`, change);
  expect([status, body]).toMatchObject([200, { slug: 'edited', ...change, endsOn: null, clicks: 1 }]);
  expect((await owner.call('PUT', `${SHORT_LINKS}/none`, change)).status).toBe(404);
  expect((await owner.call('PUT', `${SHORT_LINKS}/%00`, change)).status).toBe(404);
  expect((await owner.call('PUT', `${SHORT_LINKS}/edited`, { ...change, productId: 1 })).status).toBe(422);
  expect((await owner.call('PUT', `${SHORT_LINKS}/edited`, { url: `${site.url}/l/edited` })).status).toBe(
    422,
  );
  expect((await new ApiClient(site.url).call('PUT', `${SHORT_LINKS}/edited`, change)).status).toBe(401);
});

test('the target of a short link gets the click id, which is the one of the event', async () => {
  await owner.post(SHORT_LINKS, { slug: 'with-id', url: 'https://a.example/?sub={clickId}&x=1#top' });
  const location = (await follow('/l/with-id')).headers.get('location')!;
  const eventId = readClickId(location);
  expect(location).toMatch(/^https:\/\/a\.example\/\?sub=[r-z][\da-z]{23}&x=1#top$/);
  const from = new Date(Date.now() - 3_600_000).toISOString();
  const to = new Date(Date.now() + 3_600_000).toISOString();
  const trace = async () =>
    (await owner.get(`/api/analytics/events?from=${from}&to=${to}&filter=page:/l/with-id`)).body.events;
  const [event] = await until(trace, (events) => events.length > 0, 10_000);
  expect(event.id).toBe(eventId);
  expect((await follow('/l/with-id', { dnt: '1' })).headers.get('location')).toBe(
    'https://a.example/?sub=&x=1#top',
  );
});

test.each([
  ['https://a.example/', '?utm_source=mail&x=%C3%BC', 'https://a.example/?utm_source=mail&x=%C3%BC'],
  ['https://a.example/p?tag=me-20#top', '?tag=evil-20&b=1', 'https://a.example/p?tag=me-20&b=1#top'],
  ['https://a.example/?', '?b=1', 'https://a.example/?b=1'],
  ['https://a.example/', '?from=mail&id=1&landing=x&offer=1', 'https://a.example/'],
  ['https://a.example/', '?b=1%0d%0aset-cookie:x=1', 'https://a.example/?b=1%0D%0Aset-cookie%3Ax%3D1'],
  ['https://a.example/', '', 'https://a.example/'],
])('%s gets what it lacks of the parameters %s', async (url, query, location) => {
  const target = { url, passesQuery: true };
  if ((await owner.call('PUT', `${SHORT_LINKS}/passing`, target)).status === 404)
    expect((await owner.post(SHORT_LINKS, { slug: 'passing', ...target })).status).toBe(201);
  await until(
    async () => (await follow(`/l/passing${query}`, { dnt: '1' })).headers.get('location'),
    (found) => found === location,
    5000,
  );
});

test('after its last day a short link leads to what follows, or to a page that says it has ended', async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const url = 'https://a.example/';
  const nextUrl = 'https://b.example/';
  await owner.post(SHORT_LINKS, { slug: 'until-today', url, endsOn: day(0), nextUrl });
  await owner.post(SHORT_LINKS, { slug: 'until-yesterday', productId: 2, endsOn: day(-1), nextUrl });
  await owner.post(SHORT_LINKS, { slug: 'over', url, endsOn: day(-1) });
  const answerOf = async (slug: string) => {
    const { status, headers } = await follow(`/l/${slug}/`);
    return [status, headers.get('location')];
  };
  expect(await answerOf('until-today')).toEqual([302, url]);
  expect(await answerOf('until-yesterday')).toEqual([302, nextUrl]);
  expect(await answerOf('over')).toEqual([410, null]);
  expect(await (await follow('/l/over')).text()).toContain(
    '<h1 class="mt-3 text-3xl">This link has ended</h1>',
  );
  expect(await (await follow('/l/never-was')).text()).toContain('404 Page Not Found');
  expect((await list()).find(({ slug }) => slug === 'over')).toMatchObject({
    endsOn: day(-1),
    hasEnded: true,
  });
  expect((await owner.post(SHORT_LINKS, { slug: 'no-end', url, nextUrl })).status).toBe(422);
  const renamed = await owner.call('PUT', `${SHORT_LINKS}/over`, { slug: 'renamed', url });
  expect([renamed.status, renamed.body.errors]).toEqual([422, [{ path: 'slug', message: 'Unknown field' }]]);
  const loop = { url, endsOn: day(-1), nextUrl: `${site.url}/l/over` };
  expect((await owner.call('PUT', `${SHORT_LINKS}/over`, loop)).body.errors).toMatchObject([
    { path: 'nextUrl' },
  ]);
});

describe('a file of short links', () => {
  const send = (text: string) =>
    owner.post(`${SHORT_LINKS}.csv`, uploadForm(['file', Buffer.from(text), 'links.csv', 'text/csv']));

  test('comes back as it was exported, and changes nothing', async () => {
    const { text } = await owner.get(`${SHORT_LINKS}.csv`);
    // A click of an earlier test may be counted meanwhile.
    const withoutClicks = async () => (await list()).map((link) => ({ ...link, clicks: null }));
    const before = await withoutClicks();
    expect(text).toContain('slug,product,url,endsOn,nextUrl,passesQuery,clicks,createdAt');
    expect((await send(text)).body).toEqual({ added: 0, changed: 0 });
    expect(await withoutClicks()).toEqual(before);
  });

  test('adds links and changes those with the same slug, with the headings of other programs', async () => {
    const { body: products } = await owner.get('/api/products');
    const product = products[2];
    const { body } = await send(
      [
        'Short link;Target URL;Product;Expires at;Note',
        `${site.url}/l/From-File/;;${product.slug};2099-01-31 10:00;x`,
        '/l/edited;https://c.example/?a=1,2;;;y',
      ].join('\r\n'),
    );
    expect(body).toEqual({ added: 1, changed: 1 });
    const links = await list();
    expect(links.find(({ slug }) => slug === 'from-file')).toMatchObject({
      product: { id: product.id },
      endsOn: '2099-01-31',
    });
    expect(links.find(({ slug }) => slug === 'edited')).toMatchObject({ url: 'https://c.example/?a=1,2' });
  });

  test('with a bad line changes nothing, and names the lines', async () => {
    const before = await list();
    const { status, body } = await send(
      'slug,product,url\nfine,,https://a.example/\nno,none,\nbad slug,,https://a.example/\nx,,https://a.example/?s={clickid}\nfine,,https://b.example/',
    );
    expect(status).toBe(422);
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Line 3: there is no product none',
      'Line 4, slug: Use lowercase letters, numbers and single hyphens',
      'Line 5, url: The placeholder for the click ID must be {clickId}. Use https://a.example/?s={clickId}',
      'Line 6: line 2 has the slug fine as well',
    ]);
    expect(await list()).toEqual(before);
    for (const text of ['', 'slug,url', 'name,url\na,https://a.example/', 'slug,url\n"a'])
      expect((await send(text)).status).toBe(422);
  });
});

test('a slug is used once, and is free again when its link was deleted', async () => {
  const link = { slug: 'once', url: 'https://a.example/' };
  expect((await owner.post(SHORT_LINKS, link)).status).toBe(201);
  expect((await owner.post(SHORT_LINKS, link)).status).toBe(409);
  expect((await owner.call('DELETE', `${SHORT_LINKS}/once`)).status).toBe(204);
  expect((await follow('/l/once')).status).toBe(404);
  expect((await owner.call('DELETE', `${SHORT_LINKS}/once`)).status).toBe(404);
});
