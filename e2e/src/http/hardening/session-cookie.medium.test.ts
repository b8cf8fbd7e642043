import { OWNER, type Site } from '@astaguide/testbed/launched-site';
import { get, type IncomingMessage } from 'node:http';
import { ownSiteForTests, siteForTests } from '../site-for-tests';
import { sendRaw, type RawAnswer } from './raw-request';

const HTTPS = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
const SECURE =
  /^__Host-astaguide-session=[^;]+; (?=.*HttpOnly)(?=.*Secure)(?=.*SameSite=Lax)(?=.*Path=\/(?:;|$))/;
const SECURE_DEVICE =
  /^__Host-astaguide-device=[^;]+; (?=.*HttpOnly)(?=.*Secure)(?=.*SameSite=Lax)(?=.*Path=\/(?:;|$))/;
const PLAIN = /^astaguide-session=(?!.*(?:Secure|Domain))/;
const PLAIN_DEVICE = /^astaguide-device=(?!.*(?:Secure|Domain))/;
const ENDED = /^__Host-astaguide-session=;(?=.*Secure)(?=.*Path=\/(?:;|$))(?=.*Expires=Thu, 01 Jan 1970)/;

const cookiesOf = ({ headers }: RawAnswer) => [headers['set-cookie'] ?? []].flat();
const cookieHeader = (answer: RawAnswer) => ({ cookie: cookiesOf(answer)[0]!.split(';', 1)[0]! });

/** Calls a site with any Host header; fetch would always send the address's own. */
function callTo(site: Site, method: string, path: string, headers: object, body?: unknown) {
  return sendRaw(site.url, {
    method,
    path,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Tests of the session cookie for sites that browsers reach over HTTPS. @param headers of every call */
function guardsItsCookie(site: () => Site, headers: Record<string, string>): void {
  const call = (method: string, path: string, more: Record<string, string> = {}, body?: unknown) =>
    callTo(site(), method, path, { ...headers, ...more }, body);
  const signIn = () => call('POST', '/api/auth/login', {}, OWNER);

  test('gives a session cookie that no other host and no plain page can set or see, and such a device cookie', async () => {
    const answer = await signIn();
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(SECURE), expect.stringMatching(SECURE_DEVICE)]);
    expect(cookiesOf(answer).join()).not.toContain('Domain');
    const me = await call('GET', '/api/auth/me', cookieHeader(answer));
    expect([me.status, cookiesOf(me)]).toEqual([200, [expect.stringMatching(SECURE)]]);
  });

  test('takes no session from a cookie of the plain name', async () => {
    const plain = cookieHeader(await signIn()).cookie.replace('__Host-', '');
    expect((await call('GET', '/api/auth/me', { cookie: plain })).status).toBe(401);
  });

  test('opens the queue board and the live metrics with it', async () => {
    const cookie = cookieHeader(await signIn());
    expect((await call('GET', '/admin/queues', cookie)).status).toBe(200);
    const live = await new Promise<IncomingMessage>((resolve, reject) =>
      get(`${site().url}/api/analytics/live`, { headers: { ...headers, ...cookie } }, resolve).on(
        'error',
        reject,
      ),
    );
    expect([live.statusCode, live.headers['content-type']]).toEqual([200, 'text/event-stream']);
    live.destroy();
  });

  test('takes the cookie back at the end of the session', async () => {
    const cookie = cookieHeader(await signIn());
    const answer = await call('POST', '/api/auth/logout', cookie);
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(ENDED)]);
    expect((await call('GET', '/api/auth/me', cookie)).status).toBe(401);
  });
}

describe('a site whose address is an https one', () => {
  const OWN = { host: 'shop.example' };
  let site: Site;

  ownSiteForTests((started) => ({ site } = started), { PUBLIC_URL: 'https://shop.example' });

  const call = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
    callTo(site, method, path, headers, body);

  guardsItsCookie(() => site, OWN);

  test.each([
    '/',
    '/faq',
    '/api/products',
    '/api/auth/me',
    '/nowhere',
    '/go/x',
    '/admin/queues',
    '/robots.txt',
  ])('refuses to answer to another host: %s', async (path) => {
    const foreign: Record<string, string>[] = [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'shop.example' },
    ];
    for (const headers of foreign) {
      const answer = await call('GET', path, headers);
      expect([answer.status, answer.type]).toEqual([421, 'application/problem+json']);
      expect(answer.text).not.toContain('evil.example');
    }
  });

  test('shows its pages, whose data it asks of itself', async () => {
    for (const path of ['/', '/comparison?sort=rating', '/blog', '/sitemap.xml'])
      expect([path, (await call('GET', path, OWN)).status]).toEqual([path, 200]);
    expect((await call('GET', '/comparison', OWN)).text).toContain('Makani Tide');
  });

  test.each(['/health/live', '/health/ready', '/metrics'])(
    'answers %s to monitoring under any host',
    async (path) => {
      expect((await call('GET', path, {})).status).toBe(200);
    },
  );

  test.each([
    ['https://shop.example', 200],
    ['http://shop.example', 403],
    ['https://localhost', 403],
  ])('takes what a page of %s sends: %i', async (origin, status) => {
    expect((await call('POST', '/api/auth/login', { ...OWN, origin }, OWNER)).status).toBe(status);
  });
});

describe('a site whose trusted proxy speaks HTTPS', () => {
  let site: Site;

  siteForTests((shared) => ({ site } = shared));

  guardsItsCookie(() => site, HTTPS);
});

describe('a site without HTTPS', () => {
  let site: Site;

  ownSiteForTests((started) => ({ site } = started));

  test.each([
    ['its pages', {}],
    ['a visitor who claims to use HTTPS', HTTPS],
  ])('gives %s a cookie that a browser sends back over HTTP', async (_who, headers) => {
    const answer = await callTo(site, 'POST', '/api/auth/login', headers, OWNER);
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(PLAIN), expect.stringMatching(PLAIN_DEVICE)]);
    const me = await callTo(site, 'GET', '/api/auth/me', cookieHeader(answer));
    expect(me.status).toBe(200);
  });
});
