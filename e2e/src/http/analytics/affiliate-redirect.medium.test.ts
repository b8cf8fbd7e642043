import { PERSON } from '@astaguide/testbed/past-event';
import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
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
/** A request as a browser sends it: Node's fetch has a Sec-Fetch-Mode of its own. */
async function browse(
  path: string,
  secFetch: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const sent = Object.entries(secFetch).map(([name, value]) => [`sec-fetch-${name}`, value]);
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(
      url + path,
      {
        headers: {
          'user-agent': PERSON,
          'x-forwarded-for': ApiClient.address,
          ...Object.fromEntries(sent),
          ...headers,
        },
      },
      resolve,
    ).on('error', reject),
  );
  let text = '';
  for await (const part of response) text += String(part);
  return { status: response.statusCode, headers: response.headers, text };
}
const NAVIGATION = { mode: 'navigate', dest: 'document' };
const product = async () => (await visitor.get(`/api/products/slug/${SLUG}`)).body;
const total = async (): Promise<number> => (await owner.get('/api/analytics/summary')).body.totalClicks;

test('a redirect leads to the retailer, is not cached, and counts one click', async () => {
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
  const landing = {
    referrer: 'https://www.google.com/',
    landingQuery: 'utm_source=letter&utm_campaign=spring',
  };
  const { id: productId } = await product();
  const before = (await loggedEvents(database)).length;
  const query = `?from=review&id=${id}&landing=${encodeURIComponent(JSON.stringify(landing))}`;
  const fromOwnPage = { ...NAVIGATION, site: 'same-origin' };
  await browse(`/go/${SLUG}${query}`, fromOwnPage, { referer: `${url}/review/${SLUG}` });
  const logged = () => loggedEvents(database).then((events) => events.slice(before));
  await until(logged, (events) => events.length === 1);
  const eventData = { ...landing, page: `/review/${SLUG}`, linkPlacement: 'review' };
  await visitor.post('/api/analytics/track', { id, eventType: 'affiliate_click', productId, eventData });
  await browse(`/go/${SLUG}?from=review&landing=nothing`, fromOwnPage);
  const events = await until(logged, (all) => all.length > 1);
  expect(events.map(({ keys }) => [keys['source'], keys['campaign']])).toEqual([
    ['letter', 'spring'],
    ['direct', null],
  ]);
});

test('an id and a landing that another site made up count for nothing', async () => {
  const before = (await loggedEvents(database)).length;
  const landing = encodeURIComponent(
    JSON.stringify({ landingQuery: 'utm_source=forged&utm_campaign=forged' }),
  );
  const id = randomUUID();
  for (const site of ['cross-site', 'same-site', 'none', undefined])
    await browse(
      `/go/${SLUG}?id=${id}&landing=${landing}`,
      site === undefined ? {} : { ...NAVIGATION, site },
    );
  const logged = () => loggedEvents(database).then((events) => events.slice(before));
  const events = await until(logged, (all) => all.length === 4);
  for (const event of events) {
    expect(event.id).not.toBe(id);
    expect(event.keys).toMatchObject({ source: 'direct', campaign: null });
  }
});

test.each([
  ['img', 'no-cors', 'image'],
  ['iframe', 'navigate', 'iframe'],
  ['fetch', 'cors', 'empty'],
  ['script', 'no-cors', 'script'],
  ['link', 'no-cors', 'style'],
  ['object', 'navigate', 'object'],
])('a page that embeds it by %s gets no redirect, and nothing is counted', async (_name, mode, dest) => {
  const before = await total();
  await owner.post('/api/short-links', { slug: 'embedded', url: 'https://video.example/' });
  for (const path of [`/go/${SLUG}`, '/go/no-such-product', '/l/embedded']) {
    const { status, headers, text } = await browse(path, { site: 'cross-site', mode, dest });
    expect([status, text]).toEqual([204, '']);
    expect(headers).not.toHaveProperty('location');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
  // Without a word of the browser, its own policy keeps images and scripts of other sites from following.
  expect((await go()).headers.get('cross-origin-resource-policy')).toBe('same-origin');
  await until(total, (clicks) => clicks > before);
  expect(await total()).toBe(before + 1);
});

test.each([
  ['a link on another site', 'cross-site'],
  ['a link in an app or a mail', 'none'],
])('%s leads on and counts', async (_name, site) => {
  const before = await total();
  const { status } = await browse(`/go/${SLUG}`, { ...NAVIGATION, site });
  expect(status).toBe(302);
  await until(total, (clicks) => clicks === before + 1);
});

test('letters of either case and a trailing slash lead there too', async () => {
  const { affiliateLink } = await product();
  await owner.post('/api/short-links', { slug: 'summer', url: 'https://video.example/' });
  const spellings = [`/go/${SLUG}/`, `/go/${SLUG.toUpperCase()}?from=mail`, `/GO/${SLUG}/?from=mail`];
  for (const path of spellings) expect((await visitor.get(path)).headers.get('location')).toBe(affiliateLink);
  for (const path of ['/l/Summer', '/l/summer/', '/L/SUMMER/'])
    expect((await visitor.get(path)).headers.get('location')).toBe('https://video.example/');
  const clicks = async () =>
    (await owner.get('/api/short-links')).body.find(({ slug }: { slug: string }) => slug === 'summer').clicks;
  await until(clicks, (count) => count === 3);
});

test('a product’s link that leads back to it is refused with its field; one that exists ends in a page', async () => {
  const { id, version, ...input } = await product();
  const own = `${url.replace('localhost', '127.0.0.1').replace(/:\d+$/, ':81')}/Go/${SLUG}/`;
  for (const [path, links] of [
    ['affiliateLink', { affiliateLink: own }],
    ['affiliateLinkNl', { affiliateLinkNl: own }],
    ['offers.0.link', { offers: [{ retailer: 'Own', link: own }] }],
  ] as const) {
    const { status, body } = await owner.call('PUT', `/api/products/${id}`, { ...input, version, ...links });
    expect([status, body.errors]).toEqual([
      422,
      [{ path, message: `This leads back to /go/${SLUG}, in a circle. Choose another target` }],
    ]);
  }
  const unnamed = {
    ...input,
    slug: 'leads-to-itself',
    affiliateLink: `${url}/go/leads-to-itself`,
    placement: null,
  };
  expect((await owner.post('/api/products', unnamed)).status).toBe(422);

  const created = (await owner.post('/api/products', { ...unnamed, affiliateLink: 'https://shop.example/' }))
    .body;
  await database.query('UPDATE products SET affiliate_link = $1, affiliate_link_de = $2 WHERE id = $3', [
    `${url}/l/circle`,
    'https://shop.example/de',
    created.id,
  ]);
  await database.query(`INSERT INTO short_links (slug, url) VALUES ('circle', $1)`, [
    `${url}/go/leads-to-itself`,
  ]);
  // Any edit makes the redirects read the catalog again.
  await owner.post('/api/short-links', { slug: 'unrelated', url: 'https://video.example/' });
  const before = (await loggedEvents(database)).length;
  for (const path of ['/go/leads-to-itself', '/l/circle']) {
    const answer = await visitor.get(path);
    expect([answer.status, answer.text.includes('404 Page Not Found')]).toEqual([404, true]);
  }
  const german = await visitor.call('GET', '/go/leads-to-itself', undefined, { 'accept-language': 'de' });
  expect(german.headers.get('location')).toBe('https://shop.example/de');
  const logged = () => loggedEvents(database);
  expect((await until(logged, (events) => events.length > before)).length).toBe(before + 1);
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
