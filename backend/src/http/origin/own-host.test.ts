import fastify from 'fastify';
import { refuseForeignHosts } from './own-host';

/** A server of everything, that is reached at an address. */
function serverAt(publicUrl: string) {
  const app = fastify({ trustProxy: true });
  refuseForeignHosts(app, publicUrl);
  app.get('*', () => 'here');
  return (url: string, headers: Record<string, string>) => app.inject({ url, headers });
}

test.each([
  ['https://shop.example', 'shop.example'],
  ['https://shop.example', 'Shop.Example:443'],
  ['http://shop.example', 'shop.example:80'],
  ['http://shop.example:80', 'shop.example'],
  ['http://localhost:8080', 'localhost:8080'],
])('the site at %s answers to %s', async (publicUrl, host) => {
  expect((await serverAt(publicUrl)('/', { host })).statusCode).toBe(200);
});

test.each([
  ['https://shop.example', 'evil.example'],
  ['https://shop.example', 'shop.example.evil.example'],
  ['https://shop.example', 'www.shop.example'],
  ['https://shop.example', 'shop.example:8443'],
  ['https://shop.example', '10.0.0.7'],
  ['https://shop.example', ''],
  ['http://localhost:8080', 'localhost'],
])('the site at %s does not answer to "%s"', async (publicUrl, host) => {
  const forwarded = { 'x-forwarded-host': new URL(publicUrl).host };
  const answer = await serverAt(publicUrl)('/', { host, ...forwarded });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    421,
    { message: `This site is reached at ${publicUrl}.` },
  ]);
});

test.each([
  ['/health/live', 200],
  ['/health/ready?a=b', 200],
  ['/metrics', 200],
  ['/healthy', 421],
  ['/?/health', 421],
])('asked as another host %s is answered with %i', async (url, status) => {
  const { statusCode } = await serverAt('https://shop.example')(url, { host: '10.0.0.7:3000' });
  expect(statusCode).toBe(status);
});
