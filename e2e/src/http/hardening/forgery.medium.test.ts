import { OWNER, type Site } from '@astaguide/testbed/launched-site';
import type { Client } from 'pg';
import { ApiClient } from '../api-client';
import { BARE_PRODUCT, POST } from '../content/owner-input';
import { digestContent } from './content-digest';
import { jsonEndpoints } from './json-endpoints';
import { sendRaw, TELLTALE } from './raw-request';
import { siteForTests } from '../site-for-tests';

let site: Site;
let database: Client;
let owner: ApiClient;
let cookie: string;
let routes: [method: string, path: string][];
siteForTests(async (started) => {
  ({ site, owner, database } = started);
  cookie = owner.cookieHeader().cookie!;
  const { body: document } = await owner.get('/api/openapi.json');
  routes = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method): [string, string] => [method.toUpperCase(), path.replace(/\{\w+\}/g, '1')]),
  );
});

const visitor = () => new ApiClient(site.url);
const bodyOf = (method: string, path: string) =>
  jsonEndpoints.find((endpoint) => endpoint.method === method && endpoint.path === path)?.body;

describe('a call made by another site', () => {
  const from: [string, Record<string, string>][] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an origin that is none', { origin: 'evil' }],
    ['the site’s name as a part of another', { origin: 'http://localhost.evil.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['another site, by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour, by the browser’s word', { 'sec-fetch-site': 'same-site' }],
    [
      'another site with a forged Host',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    ],
  ];

  test.each(from)('from %s is refused on every route, with any cookie', async (_what, headers) => {
    const before = await digestContent(database);
    expect(routes.length).toBeGreaterThan(15);
    for (const [method, path] of routes) {
      const body = bodyOf(method, path);
      const answer = await sendRaw(site.url, {
        method,
        path,
        headers: { cookie, ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect([method, path, answer.status, answer.type]).toEqual([
        method,
        path,
        403,
        'application/problem+json',
      ]);
    }
    expect(await digestContent(database)).toEqual(before);
    expect((await owner.get('/api/auth/me')).status).toBe(200);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    undefined,
  ])('that needs no leave of the browser, as %s, is taken nowhere', async (type) => {
    const before = await digestContent(database);
    for (const { method, path, body } of jsonEndpoints) {
      const answer = await sendRaw(site.url, {
        method,
        path,
        headers: { cookie, ...(type && { 'content-type': type }) },
        body: JSON.stringify(body),
      });
      expect([method, path, answer.status]).toEqual([method, path, 415]);
    }
    expect(await digestContent(database)).toEqual(before);
  });

  test('gets no answer that a browser would hand to it', async () => {
    for (const path of ['/api/products', '/api/auth/me', '/api/newsletter']) {
      const { headers } = await owner.call('GET', path, undefined, { origin: 'https://evil.example' });
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
  });
});

describe('a session', () => {
  test('that an attacker chose is not the one that signing in gives', async () => {
    const planted = 'astaguide-session=planted.by-somebody-else';
    const answer = await visitor().call('POST', '/api/auth/login', OWNER, { cookie: planted });
    const given = answer.headers.getSetCookie()[0]!;
    expect(given).toMatch(/^astaguide-session=/);
    expect(given).not.toContain('planted');
    expect((await visitor().call('GET', '/api/auth/me', undefined, { cookie: planted })).status).toBe(401);
  });

  test('is not carried in an address', async () => {
    const [, value] = cookie.split(/[=;]/);
    expect((await visitor().get(`/api/auth/me?astaguide-session=${value}`)).status).toBe(401);
  });

  test('cannot be made from its id alone', async () => {
    const { rows } = await database.query<{ sid: string }>('SELECT sid FROM sessions');
    for (const { sid } of rows) {
      const answer = await visitor().call('GET', '/api/auth/me', undefined, {
        cookie: `astaguide-session=${sid}`,
      });
      expect(answer.status).toBe(401);
    }
    expect(rows.length).toBeGreaterThan(0);
  });
});

test('a wrong password of the owner and an unknown address are answered alike, headers and all', async () => {
  const login = (email: string) => visitor().post('/api/auth/login', { email, password: 'not this one' });
  const [known, unknown] = [await login(OWNER.email), await login('nobody@example.com')];
  const said = ({ status, text, headers }: typeof known) => ({
    status,
    text,
    headers: [...headers.keys()].sort(),
  });
  expect(said(known)).toEqual(said(unknown));
  expect(known.status).toBe(401);
});

describe('keys that only the server may set are not taken', () => {
  const stamp = '2001-01-01T00:00:00.000Z';

  test('of a product', async () => {
    const { body } = await owner.post('/api/products', {
      ...BARE_PRODUCT,

      id: 4711,
      createdAt: stamp,
      created_at: stamp,
      updatedAt: stamp,
      deletedAt: stamp,
      deleted_at: stamp,
      clicks: 99,
      ownerId: 1,
    });
    expect(body.id).not.toBe(4711);
    const { rows } = await database.query(
      `SELECT deleted_at, created_at > now() - interval '1 hour' AS fresh, version FROM products WHERE id = $1`,
      [body.id],
    );
    expect(rows).toEqual([{ deleted_at: null, fresh: true, version: 1 }]);
  });

  test('of an article', async () => {
    const draft = { ...POST, slug: 'mass-assignment', published: false };
    const { body } = await owner.post('/api/blog', { ...draft, id: 4711 });
    expect([body.id === 4711, body.publishedAt, body.version]).toEqual([false, null, 1]);
    expect((await owner.post('/api/blog', { ...draft, published_at: stamp })).status).toBe(422);
  });

  test('of the settings, which are one row', async () => {
    const { body } = await owner.call('PUT', '/api/site-settings', {
      siteName: 'AstaGuide',
      id: 2,
      updatedAt: stamp,
      updated_at: stamp,
    });
    expect(body.updatedAt).not.toBe(stamp);
    expect((await database.query('SELECT id FROM site_settings')).rows).toEqual([{ id: 1 }]);
  });

  test('of a subscriber', async () => {
    await visitor().post('/api/newsletter', {
      email: 'mass@example.com',
      id: 4711,
      subscribedAt: stamp,
      is_active: false,
    });
    const { rows } = await database.query(
      `SELECT id = 4711 AS chosen, is_active, subscribed_at > now() - interval '1 hour' AS fresh
         FROM newsletter_subscribers WHERE email = 'mass@example.com'`,
    );
    expect(rows).toEqual([{ chosen: false, is_active: true, fresh: true }]);
  });

  test('of a new password: whose it is', async () => {
    const before = await digestContent(database);
    const answer = await visitor().post('/api/auth/login', {
      email: 'nobody@example.com',
      password: 'x',
      id: 1,
      ownerId: 1,
      passport: { user: 1 },
    });
    expect(answer.status).toBe(401);
    expect(await digestContent(database)).toEqual(before);
  });
});

describe('SQL in parameters is text', () => {
  const injections = [
    "' OR '1'='1",
    "'; DROP TABLE products; --",
    '1 UNION SELECT email, password_hash FROM owners',
    '1); DELETE FROM products; --',
    "\\'; SELECT pg_sleep(9); --",
    '${1}',
    '$1',
    '%',
    '_',
  ];

  test.each(injections)('%s', async (text) => {
    const before = await digestContent(database);
    const inPath = encodeURIComponent(text);
    const asked: [string, string, unknown, number][] = [
      ['GET', `/api/products/slug/${inPath}`, undefined, 404],
      ['GET', `/api/blog/slug/${inPath}`, undefined, 404],
      ['GET', `/api/products?sort=${inPath}&order=${inPath}&brand=${inPath}`, undefined, 200],
      ['GET', `/api/blog?published=true&category=${inPath}`, undefined, 200],
      ['GET', `/product/${inPath}`, undefined, 404],
      ['GET', `/review/${inPath}`, undefined, 404],
      ['GET', `/comparison?sort=${inPath}&brand=${inPath}`, undefined, 200],
      ['DELETE', `/api/products/${inPath}`, undefined, 404],
      ['DELETE', `/api/images/${inPath}`, undefined, 404],
      ['DELETE', `/api/auth/sessions/${inPath}`, undefined, 404],
      ['POST', '/api/auth/login', { email: `${text}@example.com`, password: text }, 0],
    ];
    for (const [method, path, body, status] of asked) {
      const answer = await owner.copy().call(method, path, body);
      if (status > 0) expect([path, answer.status]).toEqual([path, status]);
      else expect([401, 422]).toContain(answer.status);
      // The response may repeat the input, but no other text of the database.
      if (answer.body?.detail) expect(answer.body.detail.replaceAll(text, '')).not.toMatch(TELLTALE);
    }
    expect(await digestContent(database)).toEqual(before);
  });
});
