import type { Site } from '@astaguide/testbed/launched-site';
import { ApiClient, uploadForm } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let owner: ApiClient;
siteForTests((started) => ({ site, owner } = started));

const visitor = () => new ApiClient(site.url);
const add = (from: string, to: string) => owner.post('/api/redirects', { from, to });
const follow = async (path: string) => {
  const { status, headers } = await visitor().get(path);
  return [status, headers.get('location')];
};
const importCsv = async (text: string) =>
  owner.post('/api/redirects/imports', uploadForm(['file', Buffer.from(text), 'redirects.csv', 'text/csv']));

afterEach(async () => {
  for (const { id } of (await owner.get('/api/redirects')).body) {
    expect((await owner.call('DELETE', `/api/redirects/${id}`)).status).toBe(204);
  }
});

test('an old address answers 301, with or without a slash, encoded or not, and with its query', async () => {
  const { status, body } = await add('https://old.example/2024/05/Für-Läufer/?p=1', '/faq');
  expect([status, body]).toEqual([
    201,
    { id: expect.any(Number), from: '/2024/05/Für-Läufer', to: '/faq', createdAt: expect.any(String) },
  ]);
  expect(await follow('/2024/05/F%C3%BCr-L%C3%A4ufer')).toEqual([301, '/faq']);
  expect(await follow('/2024/05/F%C3%BCr-L%C3%A4ufer/?utm_source=mail')).toEqual([
    301,
    '/faq?utm_source=mail',
  ]);
  expect(await follow('/2024/05/f%C3%BCr')).toEqual([404, null]);
  expect((await owner.get('/api/redirects')).body).toEqual([body]);
});

test('a target may be a whole address, have a query or a heading, and any letters', async () => {
  await add('/old-shop', 'https://shop.example/ünder?a=1');
  await add('/old-heading', '/faq#safety');
  expect(await follow('/old-shop?b=2')).toEqual([301, 'https://shop.example/%C3%BCnder?a=1']);
  expect(await follow('/old-heading?b=2')).toEqual([301, '/faq?b=2#safety']);
});

test('a page of the site stays where it is', async () => {
  expect((await add('/faq', '/comparison')).status).toBe(422);
  expect((await visitor().get('/faq')).status).toBe(200);
});

test.each([
  ['/api/blog', '/faq'],
  ['/admin', '/faq'],
  ['/go/anything', '/faq'],
  ['old', '/faq'],
  ['//other.example', '/faq'],
  ['/', '/faq'],
  ['/%E0%A4%A', '/faq'],
  ['', '/faq'],
  ['/old', ''],
  ['/old', 'javascript:alert(1)'],
  ['/old', '//other.example'],
  ['/old', 'mailto:a@example.org'],
  ['/old', '/old/'],
])('a redirect from %j to %j is refused', async (from, to) => {
  expect((await add(from, to)).status).toBe(422);
});

test('an address has one redirect, and none leads back to itself', async () => {
  await add('/a', '/b');
  await add('/b', '/c');
  expect((await add('/a', '/d')).body).toMatchObject({
    status: 409,
    errors: [{ path: 'from', message: 'This address has a redirect already' }],
  });
  expect((await add('/c', '/a?again=1')).body.errors).toEqual([
    { path: 'to', message: 'The new address leads back to the old one' },
  ]);
  expect((await owner.post('/api/redirects', { from: '/e', to: '/faq', code: 302 })).status).toBe(422);
});

test('redirects go out and come in as CSV, and lines that are refused are listed', async () => {
  await add('/kept', '/faq');
  const { status, body } = await importCsv(
    'from;to\r\n/old-one;/comparison\r\n/kept;/about\r\n/api/x;/faq\r\n/old-two;/old-one\r\n/comparison2;javascript:1\r\n',
  );
  expect([status, body]).toEqual([
    201,
    {
      added: 2,
      changed: 1,
      refused: [
        { line: 4, message: 'Enter a path like /2024/05/old-post that is not the site’s own' },
        { line: 6, message: 'Enter a URL that starts with https:// or /' },
      ],
    },
  ]);
  const file = await owner.get('/api/redirects.csv');
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect(file.text).toContain('/kept,/about\r\n/old-one,/comparison\r\n/old-two,/old-one\r\n');
  expect((await importCsv(file.text)).body).toEqual({ added: 0, changed: 3, refused: [] });
  expect((await importCsv('/bare-one,/faq\n/bare-two,/faq')).body).toMatchObject({ added: 2 });
});

test('addresses without a page are counted until they have a redirect', async () => {
  for (const path of ['/lost-often', '/lost-often/', '/lost-often?a=1', '/lost-once', '/jane@example.org'])
    await visitor().get(path);
  const misses = async () => {
    const { body } = await owner.get('/api/redirects/misses');
    return (body as { path: string; times: number }[]).filter(({ path }) => /lost|jane/.test(path));
  };
  expect(await misses()).toEqual([
    { path: '/lost-often', times: 3, lastAt: expect.any(String) },
    { path: '/lost-once', times: 1, lastAt: expect.any(String) },
  ]);
  await add('/lost-often', '/faq');
  expect((await misses()).map(({ path }) => path)).toEqual(['/lost-once']);
});

test.each(['/api/redirects', '/api/redirects.csv', '/api/redirects/misses'])(
  '%s is for the owner',
  async (path) => {
    expect((await visitor().get(path)).status).toBe(401);
  },
);
