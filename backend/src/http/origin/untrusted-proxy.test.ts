import fastify from 'fastify';
import { warnOfUntrustedProxy } from './untrusted-proxy';

test('warns of a proxy once, and of direct requests never', async () => {
  const app = fastify();
  const warnings: string[] = [];
  warnOfUntrustedProxy(app, (message) => warnings.push(message));
  app.get('/', () => 'page');
  await app.inject({ url: '/' });
  expect(warnings).toEqual([]);
  for (let time = 0; time < 2; time++)
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(warnings).toEqual([expect.stringContaining('set TRUST_PROXY')]);
});
