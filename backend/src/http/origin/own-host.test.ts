import fastify from 'fastify';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { refuseForeignHosts } from './own-host';
import type { SiteAddress } from './site-address';

const siteOf = (publicUrl: string | undefined, source: SiteAddress['source'] = 'variable'): SiteAddress =>
  publicUrl === undefined ? { publicUrl: 'http://localhost:3000', source: 'default' } : { publicUrl, source };

/** A server of everything, that is reached at an address. */
function serverAt(publicUrl: string | undefined, source: SiteAddress['source'] = 'variable') {
  const app = fastify({ trustProxy: true });
  refuseForeignHosts(app, siteOf(publicUrl, source));
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
  ['shop.example', 200],
  ['localhost:8080', 200],
  ['203.0.113.7:3000', 200],
  ['[2001:db8::7]:3000', 200],
  ['evil.example', 421],
  ['1.2.3.4.evil.example', 421],
])('outside loopback, with an address from the settings, "%s" is answered with %i', async (host, status) => {
  const answer = await serverAt('https://shop.example', 'settings')('/', { host });
  expect(answer.statusCode).toBe(status);
});

test('without PUBLIC_URL, any host is answered outside loopback, as in a container', async () => {
  expect((await serverAt(undefined)('/', { host: 'shop.example' })).statusCode).toBe(200);
});

test.each([
  ['/health/live', 200],
  ['/health/ready?a=b', 200],
  ['/metrics', 200],
  ['/healthy', 421],
  ['/?/health', 421],
])('answers a request for the host %s with %i', async (url, status) => {
  const { statusCode } = await serverAt('https://shop.example')(url, { host: '10.0.0.7:3000' });
  expect(statusCode).toBe(status);
});

describe('listening on a loopback address', () => {
  /** The status of bytes sent to a server. */
  async function statusOf(
    bytes: string,
    publicUrl?: string,
    source?: SiteAddress['source'],
  ): Promise<string> {
    const app = fastify();
    refuseForeignHosts(app, siteOf(publicUrl, source));
    app.get('*', () => 'here');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes.replaceAll('PORT', String(port)));
    const [, status] = (await text(socket)).split(' ', 2);
    await app.close();
    return status!;
  }
  const get = (url: string, ...hosts: string[]) =>
    `GET ${url} HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`;

  test.each([
    ['localhost:PORT', '200'],
    ['LOCALHOST', '200'],
    ['127.0.0.1:PORT', '200'],
    ['[::1]:PORT', '200'],
    ['evil.example:PORT', '421'],
    ['localhost.evil.example', '421'],
    ['127.0.0.1.evil.example:PORT', '421'],
    ['127.0.0.2', '421'],
    ['192.168.0.7:PORT', '421'],
    ['0.0.0.0', '421'],
    ['', '421'],
  ])('without PUBLIC_URL, the host "%s" is answered with %s', async (host, status) => {
    expect(await statusOf(get('/', host))).toBe(status);
  });

  test('a client of HTTP/1.0 without a host is misdirected', async () => {
    expect(await statusOf('GET / HTTP/1.0\r\n\r\n')).toBe('421');
  });

  test.each([
    [undefined, '/health/ready', '200'],
    [undefined, '/metrics', '421'],
    ['https://shop.example', '/health/ready', '200'],
    ['https://shop.example', '/metrics', '421'],
  ])('with PUBLIC_URL %s, %s of a rebound domain is answered with %s', async (publicUrl, url, status) => {
    expect(await statusOf(get(url, 'evil.example'), publicUrl)).toBe(status);
    expect(await statusOf(get(url, 'localhost:PORT'), publicUrl)).toBe('200');
  });

  test.each<[string, string, string[]]>([
    ['two hosts', '/', ['localhost', 'evil.example']],
    ['the same host twice', '/', ['localhost', 'localhost']],
    ['two hosts, for health', '/health/live', ['localhost', 'evil.example']],
    ['an address of another host', 'http://evil.example/', ['localhost']],
    ['an address of its host, under another host', 'http://localhost/', ['evil.example']],
    ['an address that is no URL', 'http://', ['localhost']],
    ['no host', '/', []],
  ])('a request with %s is malformed', async (_what, url, hosts) => {
    expect(await statusOf(get(url, ...hosts))).toBe('400');
  });

  test.each([
    ['shop.example', '200'],
    ['localhost:PORT', '200'],
    ['127.0.0.1:PORT', '200'],
    ['[::1]:PORT', '200'],
    ['evil.example:PORT', '421'],
    ['192.168.0.7:PORT', '421'],
  ])('with an address from the settings, the host "%s" is answered with %s', async (host, status) => {
    expect(await statusOf(get('/', host), 'https://shop.example', 'settings')).toBe(status);
  });

  test('an address with its own host is served', async () => {
    expect(await statusOf(get('http://localhost:PORT/a', 'localhost:PORT'))).toBe('200');
  });
});
