import type { Site } from '@astaguide/testbed/launched-site';
import { hash } from 'node:crypto';
import type { Client } from 'pg';
import { ApiClient, type Answer } from '../api-client';
import { jsonEndpoints } from '../hardening/json-endpoints';
import { siteForTests } from '../site-for-tests';

let site: Site;
let database: Client;
let owner: ApiClient;
siteForTests((started) => ({ site, owner, database } = started));

/** The paths that a token may read. */
const OPEN = [
  'GET /api/analytics/summary',
  'GET /api/analytics/report',
  'GET /api/analytics/report.csv',
  'GET /api/analytics/events.ndjson',
];
const QUERIES: Record<string, string> = {
  'GET /api/analytics/report.csv': '?table=series',
  'GET /api/analytics/events.ndjson': '?from=2026-01-01&to=2026-01-02',
};

/** Open to tokens of another scope. */
const OTHER_SCOPES = [
  'POST /api/newsletter/bounces',
  'POST /api/conversions',
  'GET /api/conversions/postback',
  'POST /api/conversions/postback',
];

const withToken = (token: string, method: string, path: string, body?: unknown): Promise<Answer> =>
  new ApiClient(site.url).call(method, path, body, { authorization: `Bearer ${token}` });

async function makeToken(more: object = {}): Promise<{ id: number; token: string; expiresAt: string }> {
  const { status, body } = await owner.post('/api/auth/tokens', { name: 'Spreadsheet', ...more });
  expect(status).toBe(201);
  return body;
}

const summaryWith = async (token: string) => (await withToken(token, 'GET', '/api/analytics/summary')).status;

test('a token opens the metrics and nothing else, whatever the route', async () => {
  const { token } = await makeToken();
  const { body: document } = await owner.get('/api/openapi.json');
  const routes = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes).toEqual(expect.arrayContaining(OPEN));
  expect(routes.length).toBeGreaterThan(35);
  for (const route of routes) {
    const [method, path] = route.split(' ') as [string, string];
    const address = path.replace(/\{\w+\}/g, '1') + (QUERIES[route] ?? '');
    const body = jsonEndpoints.find((endpoint) => endpoint.method === method && endpoint.path === path)?.body;
    // On every other route, a token gets the same response as no token.
    const [answer, nobody] = [
      await withToken(token, method, address, method === 'GET' ? undefined : (body ?? {})),
      await new ApiClient(site.url).call(method, address, method === 'GET' ? undefined : (body ?? {})),
    ];
    // Refused for its input, if a query is missing: then it was open to the token.
    if (/^GET \/api\/analytics\//.test(route)) {
      expect([route, OPEN.includes(route) ? 200 : expect.any(Number), 401]).toEqual([
        route,
        answer.status,
        nobody.status,
      ]);
      expect([route, [401, 403].includes(answer.status)]).toEqual([route, false]);
    } else if (/^GET \/api\/earnings\b/.test(route))
      expect([route, answer.status, nobody.status]).toEqual([route, 403, 401]);
    else if (OPEN.includes(route)) expect([route, answer.status, nobody.status]).toEqual([route, 200, 401]);
    else if (OTHER_SCOPES.includes(route)) expect([route, answer.status]).toEqual([route, 403]);
    else expect([route, answer.status]).toEqual([route, nobody.status]);
  }
  for (const path of ['/admin/queues', '/admin/queues/api/queues']) {
    expect([path, (await withToken(token, 'GET', path)).status]).not.toEqual([path, 200]);
  }
}, 60_000);

test('a token is shown once, stored as a hash, and recognizable by its first characters', async () => {
  const made = (await owner.post('/api/auth/tokens', { name: '  Nightly <export>  ' })).body;
  expect(made.token).toMatch(/^ag_[\w-]{43}$/);
  expect(made).toMatchObject({ name: 'Nightly <export>', lastUsedAt: null, hint: made.token.slice(0, 7) });
  const { text, body } = await owner.get('/api/auth/tokens');
  expect(body[0]).toMatchObject({ id: made.id, name: 'Nightly <export>' });
  expect(text).not.toContain(made.token);
  const { rows } = await database.query('SELECT api_tokens::text AS row FROM api_tokens WHERE id = $1', [
    made.id,
  ]);
  expect(rows[0].row).toContain(hash('sha256', made.token));
  expect(rows[0].row).not.toContain(made.token);
});

test('its last use is written down: when, what for, from which network', async () => {
  const { id, token } = await makeToken();
  await withToken(token, 'GET', '/api/analytics/report?range=7d');
  const used = (await owner.get('/api/auth/tokens')).body.find((row: { id: number }) => row.id === id);
  expect(used).toMatchObject({
    lastUsedFor: 'GET /api/analytics/report',
    lastUsedNetwork: expect.stringMatching(/\/(24|48)$/),
  });
  expect(Date.now() - Date.parse(used.lastUsedAt)).toBeLessThan(60_000);
});

test('a revoked token opens nothing any more', async () => {
  const { id, token } = await makeToken();
  expect(await summaryWith(token)).toBe(200);
  expect((await owner.call('DELETE', `/api/auth/tokens/${id}`)).status).toBe(204);
  expect(await summaryWith(token)).toBe(401);
  expect((await owner.call('DELETE', `/api/auth/tokens/${id}`)).status).toBe(404);
});

test('a token works for a year unless another end is chosen, and is refused after it', async () => {
  const { expiresAt } = await makeToken();
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(365);
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const chosen = await makeToken({ expiresAt: soon });
  expect(chosen.expiresAt).toBe(soon);
  expect(await summaryWith(chosen.token)).toBe(200);
  await database.query(`UPDATE api_tokens SET expires_at = now() WHERE id = $1`, [chosen.id]);
  const { status, body } = await withToken(chosen.token, 'GET', '/api/analytics/summary');
  expect([status, body.detail]).toEqual([401, expect.stringContaining('This token expired')]);
});

test('a token without the scope that a route needs is refused, by the name of the scope', async () => {
  const { token } = await makeToken({ scopes: ['conversions:write'] });
  for (const path of ['/api/analytics/summary', '/api/analytics/report']) {
    const { status, headers, body } = await withToken(token, 'GET', path);
    expect([status, headers.get('content-type'), body.detail]).toEqual([
      403,
      expect.stringContaining('application/problem+json'),
      'This token lacks the scope analytics:read.',
    ]);
  }
  const both = await makeToken({ scopes: ['analytics:read', 'conversions:write'] });
  expect(await summaryWith(both.token)).toBe(200);
  const [first] = (await owner.get('/api/auth/tokens')).body;
  expect(first.scopes).toEqual(['analytics:read', 'conversions:write']);
});

test('a scope to read opens every GET below its address, and nothing else', async () => {
  const { token: analytics } = await makeToken({ scopes: ['analytics:read'] });
  const { token: earnings } = await makeToken({ scopes: ['earnings:read'] });
  const days = 'from=2026-01-01&to=2026-01-02';
  const ofAnalytics = [
    'summary',
    'report',
    'report.csv?table=series',
    'attribution',
    'attribution.csv',
    'funnel',
    'funnel.csv?table=total',
    'bot-traffic',
    'bot-rules',
    'views',
    'integrity',
    'visitors',
    `annotations?${days}`,
    `events?from=2026-01-01T00:00:00.000Z&to=2026-01-02T00:00:00.000Z`,
    `events.ndjson?${days}`,
    `events.csv?${days}`,
  ].map((path) => `/api/analytics/${path}`);
  const ofEarnings = ['', '.csv?table=series', '/unmatched', '/exchange-rates', '/commissions', '/sales'].map(
    (path) => `/api/earnings${path}`,
  );
  const statusOf = async (token: string, path: string) => (await withToken(token, 'GET', path)).status;
  for (const [paths, right, wrong] of [
    [ofAnalytics, analytics, earnings],
    [ofEarnings, earnings, analytics],
  ] as const)
    for (const path of paths)
      expect([path, await statusOf(right, path), await statusOf(wrong, path)]).toEqual([path, 200, 403]);
  for (const path of ['/api/newsletter', '/api/images', '/api/maintenance/runs'])
    expect([path, await statusOf(analytics, path)]).toEqual([path, 401]);
  const added = await withToken(analytics, 'POST', '/api/analytics/annotations');
  expect(added.status).toBe(401);
});

test.each(['ag_', 'ag_x', 'undefined', 'a'.repeat(5000)])('%.20s is no token', async (token) => {
  expect(await summaryWith(token)).toBe(401);
});

test('a token in the address or in a cookie is ignored, and a session does not replace a wrong one', async () => {
  const { token } = await makeToken();
  expect((await new ApiClient(site.url).get(`/api/analytics/summary?token=${token}`)).status).toBe(401);
  const inCookie = { cookie: `astaguide-session=${token}` };
  const { status } = await new ApiClient(site.url).call('GET', '/api/analytics/summary', undefined, inCookie);
  expect(status).toBe(401);
  const wrong = { authorization: 'Bearer ag_wrong' };
  expect((await owner.call('GET', '/api/analytics/summary', undefined, wrong)).status).toBe(401);
});

test('a token that is used too often has to wait', async () => {
  const { token } = await makeToken();
  const statuses: number[] = [];
  for (let call = 0; call < 125; call++) statuses.push(await summaryWith(token));
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(200));
  expect(statuses.at(-1)).toBe(429);
}, 60_000);

test('there are 50 at the most, also when many are made at once', async () => {
  const before = (await owner.get('/api/auth/tokens')).body.length;
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => owner.copy().post('/api/auth/tokens', { name: 'Many' })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50 - before);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10 + before);
}, 30_000);

// Last, because it uses up the attempts of the address.
test('guessing is slowed down', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 32; turn++) statuses.push(await summaryWith(`ag_${turn}`));
  expect(statuses.at(-1)).toBe(429);
}, 30_000);
