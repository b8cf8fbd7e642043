import fastify from 'fastify';
import { refuseForeignOrigins } from './same-origin';
import type { SiteAddress } from './site-address';

/** Whether a server takes a POST with these headers. */
async function isTaken(
  publicUrl: string | undefined,
  headers: Record<string, string>,
  source: SiteAddress['source'] = 'variable',
): Promise<boolean> {
  const app = fastify({ trustProxy: true });
  const site: SiteAddress =
    publicUrl === undefined
      ? { publicUrl: 'http://localhost:3000', source: 'default' }
      : { publicUrl, source };
  refuseForeignOrigins(app, site);
  app.post('/', () => 'done');
  return (await app.inject({ method: 'POST', url: '/', headers })).statusCode === 200;
}

describe('a site with PUBLIC_URL', () => {
  test.each([
    ['https://shop.example', true],
    ['https://shop.example:443', true],
    ['http://shop.example', false],
    ['https://shop.example:8443', false],
    ['https://evil.example', false],
    ['https://shop.example.evil.example', false],
    ['null', false],
    ['shop.example', false],
    ['', false],
  ])('accepts requests of a page of %p: %p', async (origin, taken) => {
    expect(await isTaken('https://shop.example/', { host: 'shop.example', origin })).toBe(taken);
  });
});

describe('a site without PUBLIC_URL', () => {
  const https = { 'x-forwarded-proto': 'https' };

  test.each([
    ['http://localhost:3000', {}, true],
    ['https://localhost:3000', {}, false],
    ['https://localhost:3000', https, true],
    ['http://localhost:3000', https, false],
    ['http://localhost', {}, false],
    ['http://evil.example', { 'x-forwarded-host': 'evil.example' }, false],
    ['null', {}, false],
  ])('accepts requests of a page of %p with %j: %p', async (origin, headers, taken) => {
    expect(await isTaken(undefined, { host: 'localhost:3000', origin, ...headers })).toBe(taken);
  });

  test.each([['evil host'], ['null']])('takes nothing from nowhere under the host %p', async (host) => {
    expect(await isTaken(undefined, { host, origin: 'null' })).toBe(false);
  });
});

test.each([
  ['shop.example', 'https://shop.example', true],
  ['shop.example', 'http://shop.example', false],
  ['localhost:3000', 'http://localhost:3000', true],
  ['localhost:3000', 'https://shop.example', false],
  ['localhost:3000', 'http://evil.example', false],
])(
  'with an address from the settings, a request to %s from %s is accepted: %p',
  async (host, origin, taken) => {
    expect(await isTaken('https://shop.example', { host, origin }, 'settings')).toBe(taken);
  },
);

test('what another site sends is refused by the browser’s word alone', async () => {
  expect(await isTaken(undefined, { host: 'a', 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(await isTaken(undefined, { host: 'a', 'sec-fetch-site': 'same-origin' })).toBe(true);
});

test('accepts requests without Origin and Sec-Fetch-Site', async () => {
  expect(await isTaken('https://shop.example', { host: 'shop.example' })).toBe(true);
});
