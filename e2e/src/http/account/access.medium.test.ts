import { OWNER, type Site } from '@astaguide/testbed/launched-site';
import type { Client } from 'pg';
import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

let site: Site;
let database: Client;
siteForTests((shared) => ({ site, database } = shared));

const visitor = () => new ApiClient(site.url);

test.each([
  ['GET', '/api/analytics/summary'],
  ['GET', '/api/analytics/live'],
  ['GET', '/api/analytics/report'],
  ['GET', '/api/analytics/report.csv?table=page'],
  ['GET', '/api/analytics/events.ndjson?from=2026-01-01&to=2026-01-02'],
  ['GET', '/api/auth/me'],
  ['GET', '/api/auth/tokens'],
])('%s %s is for the owner alone', async (method, path) => {
  expect((await visitor().call(method, path)).status).toBe(401);
});

test('every route of the API that is not declared public answers 401', async () => {
  const { body: document } = await visitor().get('/api/openapi.json');
  const open = new Set([
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/analytics/track',
    'GET /api/products',
    'GET /api/products/slug/{slug}',
    'GET /api/products/slug/{slug}/prices',
    'GET /api/products/commission-rates',
    'GET /api/products/ranking',
    'GET /api/search',
    // With a token in the address.
    'GET /api/conversions/postback',
    'POST /api/conversions/postback',
    'GET /api/site-settings',
    'GET /api/blog',
    'GET /api/blog/slug/{slug}',
    'POST /api/newsletter',
    'POST /api/privacy/erase-visits',
    'GET /api/social-proof',
    'GET /api/evidence/changes',
    'GET /api/evidence/checks',
    'GET /api/evidence/grades',
    'GET /api/evidence/studies',
    'GET /api/evidence/studies/{key}',
    'GET /api/evidence/studies/{key}/places',
    'GET /api/written-answers',
    'GET /api/blog/preview/{secret}',
    'GET /metrics',
    'POST /api/chat',
    'POST /api/chat/feedback',
    'GET /health/live',
    'GET /health/ready',
  ]);
  const closed = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((method) => `${method.toUpperCase()} ${path}`)
      .filter((route) => !open.has(route)),
  );
  expect(closed).toContain('GET /api/analytics/summary');
  for (const route of closed) {
    const [method, path] = route.split(' ') as [string, string];
    const answer = await visitor().call(
      method,
      path.replace(/\{\w+\}/g, '1'),
      method === 'GET' ? undefined : {},
    );
    expect([route, answer.status]).toEqual([route, 401]);
  }
});

test('caches keep no answer to the owner', async () => {
  const owner = visitor();
  await owner.signIn();
  for (const path of [
    '/api/auth/me',
    '/api/auth/tokens',
    '/api/newsletter',
    '/api/blog',
    '/api/analytics/summary',
    '/api/analytics/report.csv?table=page',
    '/api/analytics/events.ndjson?from=2026-01-01&to=2026-01-02',
    '/api/operations/links',
  ]) {
    const { status, headers } = await owner.get(path);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
  }
  expect((await visitor().get('/api/products')).headers.get('cache-control')).toBeNull();
});

test('signing in gives a session that the server ends at logout', async () => {
  const owner = visitor();
  const answer = await owner.signIn();
  expect([answer.status, answer.body]).toEqual([200, { email: OWNER.email }]);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^astaguide-session=.*HttpOnly; SameSite=Lax/),
    expect.stringMatching(/^astaguide-device=.*Max-Age=31536000;.*HttpOnly; SameSite=Lax/),
  ]);
  expect((await owner.get('/api/auth/me')).body).toEqual({ email: OWNER.email });
  const stolen = Object.assign(Object.create(ApiClient.prototype) as ApiClient, owner);
  expect((await owner.post('/api/auth/logout')).status).toBe(204);
  expect((await stolen.get('/api/auth/me')).status).toBe(401);
});

test('the session has a new id after signing in', async () => {
  const owner = visitor();
  await owner.signIn();
  const first = Object.assign(Object.create(ApiClient.prototype) as ApiClient, owner);
  await owner.signIn();
  expect((await first.get('/api/auth/me')).status).toBe(401);
  expect((await owner.get('/api/auth/me')).status).toBe(200);
});

test('a forged session cookie signs no one in', async () => {
  const answer = await visitor().call('GET', '/api/auth/me', undefined, {
    cookie: 'astaguide-session=abc.def',
  });
  expect(answer.status).toBe(401);
});

test('a call from another origin changes nothing, even with the session', async () => {
  const owner = visitor();
  await owner.signIn();
  expect(
    (await owner.post('/api/auth/logout', undefined, { origin: 'https://elsewhere.example' })).status,
  ).toBe(403);
  expect((await owner.get('/api/auth/me')).status).toBe(200);
  expect((await owner.post('/api/auth/logout', undefined, { origin: site.url })).status).toBe(204);
});

test('missing or malformed credentials are bad input, wrong ones are 401 without saying which', async () => {
  const login = (body: unknown) => visitor().post('/api/auth/login', body);
  expect((await login({})).status).toBe(422);
  expect((await login({ email: 'no address', password: 'x' })).status).toBe(422);
  expect((await login({ email: { $ne: '' }, password: 'x' })).status).toBe(422);
  const wrongPassword = await login({ email: 'somebody@example.com', password: 'x' });
  const unknownOwner = await login({ email: 'nobody@example.com', password: 'x' });
  expect(wrongPassword.status).toBe(401);
  expect(wrongPassword.body).toEqual(unknownOwner.body);
});

describe('wrong passwords', () => {
  beforeEach(() => database.query('DELETE FROM rate_limits'));

  /** An address in one of 256 networks. */
  const from = (network: number, host = 1) => ({ 'x-forwarded-for': `198.51.${network}.${host}` });
  const guess = (headers: Record<string, string>, email: string = OWNER.email) =>
    visitor().post('/api/auth/login', { email, password: 'not this one' }, headers);
  const signIn = (headers: Record<string, string>) => visitor().post('/api/auth/login', OWNER, headers);

  test('of one network are refused after 15, whatever account and address, and say when to come back', async () => {
    const statuses = [];
    for (let turn = 1; turn <= 15; turn++)
      statuses.push((await guess(from(0, turn), `guessed${turn}@example.com`)).status);
    expect(statuses).toEqual(Array(15).fill(401));
    const refused = await guess(from(0, 16));
    const wait = Number(refused.headers.get('retry-after'));
    expect([refused.status, wait > 0, wait <= 900]).toEqual([429, true, true]);
    expect(refused.body.detail).toMatch(
      /^Too many attempts from your network\. Try again in \d+ (seconds|minutes), or now from another network/,
    );
  });

  test('of other networks keep no new device out, and neither do ten of its own', async () => {
    for (let turn = 0; turn < 27; turn++) await guess(from(turn % 3));
    for (let network = 0; network < 3; network++) expect((await signIn(from(network))).status).toBe(429);
    expect((await signIn(from(6))).status).toBe(200);
    await database.query('DELETE FROM rate_limits');
    for (let host = 1; host <= 10; host++) expect((await guess(from(7, host))).status).toBe(401);
    expect((await signIn(from(7, 11))).status).toBe(200);
  });

  test('of all networks together are at most 60 a minute; the next minute a new device signs in', async () => {
    const statuses = [];
    for (let turn = 0; turn < 60; turn++) statuses.push((await guess(from(turn))).status);
    expect(statuses).toEqual(Array(60).fill(401));
    const refused = await signIn(from(100));
    const wait = Number(refused.headers.get('retry-after'));
    expect([refused.status, wait > 0, wait <= 60]).toEqual([429, true, true]);
    await database.query(`UPDATE rate_limits SET expire = 0 WHERE key LIKE 'login-rate:%'`);
    expect((await signIn(from(100))).status).toBe(200);
  });
});

test('links to a product by id or slug lead to its review for good', async () => {
  const { body: products } = await visitor().get('/api/products');
  const { id, slug } = products[0];
  for (const path of [`/product/${id}`, `/product/${slug}`]) {
    const answer = await visitor().get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/review/${slug}`]);
  }
  expect((await visitor().get('/product/999999')).status).toBe(404);
  expect((await visitor().get('/product/no-such-thing')).status).toBe(404);
});

test('an unknown page is a page that says so, an unknown call is a problem', async () => {
  const page = await visitor().get('/no/such/page');
  expect(page.status).toBe(404);
  expect(page.text).toContain('404 Page Not Found');
  const call = await visitor().get('/api/no-such-call');
  expect([call.status, call.body.status]).toEqual([404, 404]);
});

// Last, because it uses up the attempts of unknown devices.
test('strangers who use up the account’s tries lock no browser out that has signed in before', async () => {
  await database.query('DELETE FROM rate_limits');
  const guess = (client: ApiClient) => client.post('/api/auth/login', { ...OWNER, password: 'not this one' });
  const known = visitor();
  await known.signIn();
  await known.post('/api/auth/logout');
  for (let turn = 0; turn < 15; turn++) expect((await guess(visitor())).status).toBe(401);
  expect((await visitor().signIn()).status).toBe(429);
  const forged = { cookie: 'astaguide-device=1.AAAAAAAAAAAAAAAAAAAAAA.AAAA' };
  expect((await visitor().post('/api/auth/login', OWNER, forged)).status).toBe(429);

  expect((await guess(known)).status).toBe(401);
  expect((await known.signIn()).status).toBe(200);
  // The browser's own attempts are limited as well: a stolen cookie does not allow further guesses.
  const stolen = known.copy();
  for (let turn = 0; turn < 10; turn++) expect((await guess(stolen)).status).toBe(401);
  const refused = await stolen.signIn();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  // The open session is not affected.
  expect((await known.get('/api/auth/me')).status).toBe(200);
});
