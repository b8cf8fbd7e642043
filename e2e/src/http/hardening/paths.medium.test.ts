import type { Site } from '@astaguide/testbed/launched-site';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteForTests } from '../site-for-tests';
import { sendRaw } from './raw-request';

let site: Site;
siteForTests((shared) => ({ site } = shared));

const get = (path: string) => sendRaw(site.url, { method: 'GET', path });

const steps = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '....//',
  '.%2e/',
  '..%252f',
  '..;/',
  '%c0%ae%c0%ae/',
];
const folders = ['/uploads/', '/pictures/', '/assets/', '/admin/queues/static/', '/'];
const wanted = ['session-secret', 'etc/passwd', 'package.json'];

test.each(folders)(
  'no path under %s leaves its folder',
  async (folder) => {
    const secrets = [
      readFileSync(join(site.dataDir, 'session-secret'), 'utf8').trim(),
      '"workspaces"',
      'root:x:0',
      '"password"',
    ];
    for (const step of steps)
      for (const target of wanted)
        for (const times of [1, 4]) {
          const path = folder + step.repeat(times) + target;
          const { status, text } = await get(path);
          expect([path, [301, 400, 401, 403, 404].includes(status)]).toEqual([path, true]);
          expect([path, secrets.filter((secret) => text.includes(secret))]).toEqual([path, []]);
        }
  },
  60_000,
);

test.each([
  '/pictures/draw.mjs',
  '/pictures/',
  '/assets/',
  '/assets',
  '/assets/../index.html',
  '/.vite/manifest.json',
  '/assets/.vite/manifest.json',
  '/.git/config',
  '/.env',
  '/package.json',
  '/uploads/.tmp',
  '/server/entry-server.js',
])('%s is not there', async (path) => {
  const { status, text } = await get(path);
  expect([status, /import |"version"|\[core\]/.test(text)]).toEqual([404, false]);
});

test.each([
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/%2f%2fevil.example/',
  '/product//evil.example',
  '/product/%2f%2fevil.example',
  '/product/%5c%5cevil.example',
  '/product/https:%2f%2fevil.example',
  '/product/1%0d%0aLocation:%20https:%2f%2fevil.example',
  '/product/.evil.example',
  '/product/@evil.example',
  '/review//evil.example/',
  '/blog//evil.example/',
  '/admin/queues//evil.example/',
  '/?next=https://evil.example',
  '/admin?returnTo=//evil.example',
  '/product/1?next=//evil.example',
  'http://evil.example/',
  'http://evil.example/product/1',
])('%s leads nowhere but to this site', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBeLessThan(500);
  const { location } = headers;
  const target = typeof location === 'string' ? new URL(location, site.url).origin : site.url;
  expect([path, target]).toEqual([path, site.url]);
  expect(headers.refresh).toBeUndefined();
});

test('a Host that is forged is refused, and in no link of a page', async () => {
  const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' };
  const ask = (headers: Record<string, string>) =>
    sendRaw(site.url, { method: 'GET', path: '/faq', headers: { ...headers, ...forwarded } });
  const refused = await ask({ host: 'evil.example' });
  expect([refused.status, refused.text.includes('evil.example')]).toEqual([421, false]);
  const { text } = await ask({});
  expect(text).not.toContain('evil.example');
  expect(text).toContain(`<link rel="canonical" href="${site.url}/faq"`);
});
