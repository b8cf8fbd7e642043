import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { ApiClient, until } from '../api-client';
import { siteForTests } from '../site-for-tests';
import { loggedEvents } from './logged-events';

let url: string;
let owner: ApiClient;
let visitor: ApiClient;
let database: Client;
siteForTests((shared) => {
  owner = shared.owner;
  ({ url } = shared.site);
  visitor = new ApiClient(url);
  database = shared.database;
});

const SLUG = 'reef-starter-astaxanthin-4mg-makani-tide';
const go = (query = '', headers = {}, method = 'GET') =>
  visitor.call(method, `/go/${SLUG}${query}`, undefined, headers);
const product = async () => (await visitor.get(`/api/products/slug/${SLUG}`)).body;
const total = async (): Promise<number> => (await owner.get('/api/analytics/summary')).body.totalClicks;

test('a redirect leads to the retailer, is kept by nobody, and counts one click', async () => {
  const before = await total();
  const { id, affiliateLink } = await product();
  const { status, headers } = await go('?from=newsletter&utm_source=spring-letter&utm_medium=email');
  expect([status, headers.get('location')]).toEqual([302, affiliateLink]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  await until(total, (clicks) => clicks === before + 1);
  const event = (await loggedEvents(database)).at(-1)!;
  expect(event).toMatchObject({ event_type: 'affiliate_click', isBot: false });
  expect(event.keys).toMatchObject({
    product: String(id),
    linkPlacement: 'newsletter',
    source: 'spring-letter',
    channel: 'email',
  });
});

test.each([
  ['?gclid=Cj0KCQ', { source: 'google.com', channel: 'paid' }],
  ['?msclkid=1', { source: 'bing.com', channel: 'paid' }],
  ['?fbclid=1', { source: 'facebook.com', channel: 'social' }],
  [
    '?gclid=1&utm_source=letter&utm_medium=email&utm_campaign=spring',
    { source: 'letter', channel: 'email', campaign: 'spring' },
  ],
  ['', { source: 'direct', channel: 'direct', campaign: null }],
])('a click through /go/ and /l/ with “%s” has its channel and campaign', async (query, keys) => {
  const product = (await visitor.get(`/api/products/slug/${SLUG}`)).body;
  await owner.post('/api/short-links', { slug: 'to-product', productId: product.id });
  await owner.post('/api/short-links', { slug: 'to-video', url: 'https://video.example/' });
  const before = (await loggedEvents(database)).length;
  for (const path of [`/go/${SLUG}`, '/l/to-product', '/l/to-video'])
    expect((await visitor.get(path + query)).status).toBe(302);
  const recorded = await until(
    async () => (await loggedEvents(database)).slice(before),
    (events) => events.length === 3,
  );
  for (const event of recorded) expect(event.keys).toMatchObject(keys);
});

test('a click from a page of the site has what led to the session, even if the tracker’s report comes later', async () => {
  const id = randomUUID();
  const landing = { referrer: 'https://www.google.com/', utmSource: 'letter', utmCampaign: 'spring' };
  const { id: productId } = await product();
  const before = (await loggedEvents(database)).length;
  const query = `?from=review&id=${id}&landing=${encodeURIComponent(JSON.stringify(landing))}`;
  await go(query, { referer: `${url}/review/${SLUG}` });
  const logged = () => loggedEvents(database).then((events) => events.slice(before));
  await until(logged, (events) => events.length === 1);
  const eventData = { ...landing, page: `/review/${SLUG}`, linkPlacement: 'review' };
  await visitor.post('/api/analytics/track', { id, eventType: 'affiliate_click', productId, eventData });
  await go('?from=review&landing=nothing');
  const events = await until(logged, (all) => all.length > 1);
  expect(events.map(({ keys }) => [keys['source'], keys['campaign']])).toEqual([
    ['letter', 'spring'],
    ['direct', null],
  ]);
});

test('what is no visitor’s click leads on and is not counted', async () => {
  const before = await total();
  const others = [
    await go('', {}, 'HEAD'),
    await go('', { 'sec-purpose': 'prefetch' }),
    await go('', { dnt: '1' }),
    await go('', { 'sec-gpc': '1' }),
    await go('', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
  ];
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 302));
  await go();
  // The later click has been counted, so the others would have been as well.
  await until(total, (clicks) => clicks > before);
  expect(await total()).toBe(before + 1);
});

test('the rate limit bounds the count, never the redirect', async () => {
  const before = await total();
  const address = { 'x-forwarded-for': '198.51.100.77' };
  const statuses = new Set<number>();
  for (let round = 0; round < 40; round++) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => go('', address)));
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([302]);
  await go();
  const counted = await until(total, (clicks) => clicks > before + 300);
  expect(counted - before).toBeLessThan(400);
});

test('a former slug leads to the renamed product, a changed link is followed at once, an unknown slug is a page', async () => {
  const created = (
    await owner.post('/api/products', {
      ...(await product()),
      id: undefined,
      slug: 'redirected-once',
      placement: null,
    })
  ).body;
  const change = async (different: object) => {
    const { status } = await owner.call('PUT', `/api/products/${created.id}`, {
      ...created,
      version: undefined,
      ...different,
    });
    expect(status).toBe(200);
  };
  const location = async (slug: string) => (await visitor.get(`/go/${slug}`)).headers.get('location');
  expect(await location('redirected-once')).toBe(created.affiliateLink);
  await change({ slug: 'redirected-twice', affiliateLink: 'https://shop.example/other' });
  expect(await location('redirected-once')).toBe('https://shop.example/other');
  expect(await location('redirected-twice')).toBe('https://shop.example/other');
  const missing = await visitor.get('/go/no-such-product');
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(missing.text).toContain('404 Page Not Found');
  expect((await visitor.get('/robots.txt')).text).toContain('Disallow: /go/');
});
