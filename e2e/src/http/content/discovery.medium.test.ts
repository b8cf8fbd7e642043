import type { Site } from '@astaguide/testbed/launched-site';
import { publicRoutes } from '../../public-routes';
import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let visitor: ApiClient;
siteForTests((shared) => {
  site = shared.site;
  visitor = new ApiClient(site.url);
});

test('the sitemap names every public page, and each of them is there', async () => {
  const { text, headers } = await visitor.get('/sitemap.xml');
  expect(headers.get('content-type')).toMatch(/xml/);
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(paths).toEqual(expect.arrayContaining(publicRoutes.map(({ path }) => path)));
  expect(paths).not.toContain('/admin');
  expect(paths.some((path) => path.includes('astaxanthin-with-food'))).toBe(false);
  for (const path of paths) expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
});

test('robots are kept out of the dashboard and shown the sitemap', async () => {
  const { text } = await visitor.get('/robots.txt');
  expect(text).toMatch(/Disallow: \/admin/);
  expect(text).toMatch(/Sitemap: http.+\/sitemap\.xml/);
});

test('security.txt names a contact for vulnerabilities, and expires within a year', async () => {
  const { status, text, headers } = await visitor.get('/.well-known/security.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2)),
  );
  expect(fields.Contact).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.Canonical).toBe(`${site.url}/.well-known/security.txt`);
  const daysAhead = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(daysAhead).toBeGreaterThan(90);
  expect(daysAhead).toBeLessThan(365);
});

test('the feed holds the published articles', async () => {
  const { text } = await visitor.get('/feed.xml');
  const { body: posts } = await visitor.get('/api/blog?published=true');
  expect(posts.length).toBeGreaterThanOrEqual(7);
  for (const { slug } of posts) expect(text).toContain(`/blog/${slug}`);
  expect(text).not.toContain('astaxanthin-with-food');
});

test('the feed has whole articles with author and picture, and is not sent twice', async () => {
  const { text, headers } = await visitor.get('/feed.xml');
  const items = text.match(/<item>.*?<\/item>/gs)!;
  expect(items.length).toBeLessThanOrEqual(20);
  for (const item of items) {
    expect(item).toMatch(/<content:encoded>&lt;(p|h2)/);
    expect(item).toMatch(/<dc:creator>[^<]+<\/dc:creator><media:content url="http[^"]+" medium="image">/);
    expect(item).not.toMatch(/(href|src)=&quot;\//);
    expect(item).not.toContain('data-product');
  }
  const tag = headers.get('etag')!;
  for (const known of [tag, `W/${tag}`]) {
    const again = await visitor.call('GET', '/feed.xml', undefined, { 'if-none-match': known });
    expect([again.status, again.text]).toEqual([304, '']);
  }
  expect((await visitor.call('GET', '/feed.xml', undefined, { 'if-none-match': '"x"' })).status).toBe(200);
});

test('a draft is nowhere for visitors', async () => {
  const { body: posts } = await visitor.get('/api/blog?published=true');
  expect(posts.every((post: { published: boolean }) => post.published)).toBe(true);
  expect((await visitor.get('/api/blog')).status).toBe(401);
  expect((await visitor.get('/api/blog/slug/astaxanthin-with-food')).status).toBe(404);
  expect((await visitor.get('/blog/astaxanthin-with-food')).status).toBe(404);
  const owner = new ApiClient(site.url);
  await owner.signIn();
  expect((await owner.get('/api/blog')).body).toHaveLength(8);
});

test('every internal link of every public page leads to a page', async () => {
  const links = new Set<string>();
  for (const { path } of publicRoutes) {
    const { text } = await visitor.get(path);
    for (const [, href] of text.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) links.add(href!);
  }
  expect(links.size).toBeGreaterThan(20);
  for (const link of links) expect([link, (await visitor.get(link)).status]).toEqual([link, 200]);
});

describe('the newsletter', () => {
  const signUp = (body: unknown) => visitor.post('/api/newsletter', body);

  test('answers a new and a known address alike', async () => {
    const first = await signUp({ email: 'Reader@example.com', isActive: true });
    const again = await signUp({ email: 'reader@example.com', isActive: true });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(Object.keys(again.body)).toEqual(Object.keys(first.body));
    const owner = new ApiClient(site.url);
    await owner.signIn();
    const { body: subscribers } = await owner.get('/api/newsletter');
    expect(subscribers).toHaveLength(1);
    expect(subscribers[0]).toMatchObject({ email: 'reader@example.com', isActive: true });
    expect((await owner.call('DELETE', `/api/newsletter/${subscribers[0].id}`)).status).toBe(204);
    expect((await owner.call('DELETE', `/api/newsletter/${subscribers[0].id}`)).status).toBe(404);
  });

  test('refuses what is no address, and keeps its list to the owner', async () => {
    expect((await signUp({ email: 'nobody' })).status).toBe(422);
    expect((await visitor.get('/api/newsletter')).status).toBe(401);
    expect((await visitor.call('DELETE', '/api/newsletter/1')).status).toBe(401);
  });

  test('slows a robot down', async () => {
    const statuses = [];
    for (let turn = 0; turn < 25; turn++)
      statuses.push((await signUp({ email: `r${turn}@example.com`, isActive: true })).status);
    expect(statuses).toContain(429);
  });
});
