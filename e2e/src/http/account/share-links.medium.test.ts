import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient } from '../api-client';
import { PRODUCT } from '../content/owner-input';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
siteForTests((started) => ({ site, owner } = started));

const visitor = () => new ApiClient(site.url);
const pathOf = (url: string) => new URL(url).pathname;

async function share(input: object = {}): Promise<{ id: number; url: string }> {
  const { status, body } = await owner.post('/api/share-links', { name: 'Partner', range: '7d', ...input });
  expect(status).toBe(201);
  return body;
}

test('a link shows the metrics to anyone who has it, and no one else', async () => {
  const { body: product } = await owner.post('/api/products', { ...PRODUCT, name: '<img src=x>Reef' });
  await visitor().post('/api/analytics/track', {
    eventType: 'affiliate_click',
    eventData: { page: '/review/a' },
    productId: product.id,
  });
  const { url, id } = await share({ name: '<script>alert(1)</script>' });
  expect(url.startsWith(`${site.url}/shared/`)).toBe(true);
  const { status, headers, text } = await visitor().get(pathOf(url));
  expect(status).toBe(200);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.getSetCookie()).toEqual([]);
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  // Nothing is loaded, no script runs but that of the theme, the first of every page, no link leads away, and no referrer is sent.
  const [themeScript] = /<script>.+?<\/script>/.exec((await visitor().get('/')).text)!;
  const [before, after] = text.split(themeScript);
  expect(before! + after!).not.toMatch(/<script|<img|<a |\shref="|\ssrc="|url\(/);
  expect(text).not.toMatch(/203\.0\.113|example\.org|Germany/);
  const { text: list } = await owner.get('/api/share-links');
  expect(list).not.toContain(url.slice(url.lastIndexOf('/') + 1));
  for (const path of ['/sitemap.xml', '/robots.txt', '/feed.xml', '/']) {
    expect((await visitor().get(path)).text).not.toContain('/shared/');
  }
  expect((await visitor().get('/api/share-links')).status).toBe(401);
  await owner.call('DELETE', `/api/share-links/${id}`);
});

test('estimated earnings are in a shared report only if the owner chose so', async () => {
  const [plain, rich] = [await share(), await share({ showsEarnings: true })];
  expect((await visitor().get(pathOf(plain.url))).text).not.toContain('arnings');
  const { text } = await visitor().get(pathOf(rich.url));
  expect(text).toMatch(/>Estimated earnings<\/dt><dd[^>]*>\$0\.00</);
  const { body: links } = await owner.get('/api/share-links');
  expect(links.slice(0, 2).map((link: { showsEarnings: boolean }) => link.showsEarnings)).toEqual([
    true,
    false,
  ]);
  for (const { id } of [plain, rich]) await owner.call('DELETE', `/api/share-links/${id}`);
});

test('a shared report shows times in the owner’s zone, and names the zone', async () => {
  const { siteName, timeZone } = (await owner.get('/api/site-settings')).body;
  const settings = (zone: string) => owner.call('PUT', '/api/site-settings', { siteName, timeZone: zone });
  await settings('Asia/Kolkata');
  const { url } = await share();
  const before = Date.now();
  const { text } = await visitor().get(pathOf(url));
  await settings(timeZone);
  const [, updated] = /Time zone Asia\/Kolkata .+ Updated ([^<]+)<\/p>/.exec(text)!;
  const from = Date.parse(`${updated} GMT+0530`);
  expect(from).toBeGreaterThanOrEqual(before - 120_000);
  expect(from).toBeLessThanOrEqual(Date.now());
});

test('a revoked link shows the same page as one that never existed', async () => {
  const { id, url } = await share();
  expect((await visitor().get(pathOf(url))).status).toBe(200);
  expect((await owner.call('DELETE', `/api/share-links/${id}`)).status).toBe(204);
  const [revoked, unknown] = [await visitor().get(pathOf(url)), await visitor().get('/shared/unknown')];
  expect([revoked.status, unknown.status]).toEqual([404, 404]);
  expect(revoked.text).toContain('Report not found');
  expect(revoked.text).toBe(unknown.text);
  expect((await owner.call('DELETE', `/api/share-links/${id}`)).status).toBe(404);
});

test('a link ends when it was meant to', async () => {
  const { url } = await share({ expiresAt: new Date(Date.now() + 1500).toISOString() });
  expect((await visitor().get(pathOf(url))).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1600));
  expect((await visitor().get(pathOf(url))).status).toBe(404);
});

test('fixed days stay what they are', async () => {
  const { url } = await share({ range: 'custom', from: '2026-02-01', to: '2026-02-28' });
  expect((await visitor().get(pathOf(url))).text).toContain('Feb 1 – Feb 28, 2026');
});

test.each([
  ['to', { range: 'custom', from: '2026-02-01' }],
  ['to', { range: 'custom', from: '2026-02-02', to: '2026-02-01' }],
  ['from', { range: '7d', from: '2026-02-01' }],
  ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
])('a link is refused for its %s: %j', async (path, input) => {
  const { status, body } = await owner.post('/api/share-links', { name: 'Partner', range: '7d', ...input });
  expect([status, body.errors[0].path]).toEqual([422, path]);
});
