import fastify from 'fastify';
import { refuseForeignOrigins } from './same-origin';

/** Whether a server takes a POST with these headers. */
async function isTaken(publicUrl: string | undefined, headers: Record<string, string>): Promise<boolean> {
  const app = fastify({ trustProxy: true });
  refuseForeignOrigins(app, publicUrl);
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

test('what another site sends is refused by the browser’s word alone', async () => {
  expect(await isTaken(undefined, { host: 'a', 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(await isTaken(undefined, { host: 'a', 'sec-fetch-site': 'same-origin' })).toBe(true);
});

test('accepts requests without Origin and Sec-Fetch-Site', async () => {
  expect(await isTaken('https://shop.example', { host: 'shop.example' })).toBe(true);
});
