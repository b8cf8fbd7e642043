import { setTimeout as pause } from 'node:timers/promises';
import { OutageProxy } from '@astaguide/testbed/outage-proxy';
import { ProductProcesses } from '@astaguide/testbed/product-processes';
import { ApiClient, until } from '../api-client';
import { jsonEndpoints } from './json-endpoints';
import { sendRaw, TELLTALE, type RawAnswer, type RawRequest } from './raw-request';

jest.setTimeout(120_000);

let processes: ProductProcesses;
let database: OutageProxy;
let url: string;
let cookie: string;
let calls: RawRequest[];

/** Query strings that calls need to reach the database. */
const queries: Record<string, string> = {
  '/api/analytics/report.csv': 'table=series',
  '/api/analytics/funnel.csv': 'table=total',
  '/api/analytics/bot-traffic.csv': 'table=days',
  '/api/earnings.csv': 'table=series',
  '/api/earnings/before-and-after': 'at=2026-01-01T00:00:00Z',
  '/api/analytics/events': 'from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z',
  '/api/analytics/events.ndjson': 'from=2026-01-01&to=2026-01-02',
  '/api/search': 'q=skin',
  '/api/conversions/postback': 'token=ag_1&network=Network&orderId=1&amount=1&currency=USD&status=pending',
  '/api/analytics/annotations': 'from=2026-01-01&to=2026-01-02',
};
/** Addresses outside the API. */
const PAGES = [
  '/',
  '/faq',
  '/comparison',
  '/comparison?sort=rating',
  '/blog',
  '/review/no-such-product',
  '/product/1',
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/shared/no-such-link',
  '/admin',
  '/admin/queues',
  '/admin/queues/api/queues',
  '/health/live',
  '/health/ready',
  '/metrics',
  '/uploads/none.webp',
  '/api/docs',
];

beforeAll(async () => {
  processes = await ProductProcesses.open();
  database = await OutageProxy.open(processes.databaseUrl);
  // The product's query timeout, but shorter. Not 2 s: edits of the catalog wait for each other, on a busy machine longer.
  const impatient = { DATABASE_URL: `${database.url}?query_timeout=5000` };
  [{ url }] = await Promise.all([
    processes.addBackend(impatient),
    processes.addWorker({ DATABASE_URL: database.url }),
  ]);
  const owner = new ApiClient(url);
  await owner.signIn();
  cookie = owner.cookieHeader().cookie!;
  const { body: document } = await owner.get('/api/openapi.json');
  calls = [
    ...PAGES.map((path) => ({ method: 'GET', path })),
    ...Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => callOf(method.toUpperCase(), path)),
    ),
  ];
}, 100_000);

afterAll(async () => {
  await database?.restore();
  await processes?.close();
  await database?.cut();
}, 30_000);

/** A valid call with an id that does not exist. */
function callOf(method: string, path: string): RawRequest {
  const filled = path.replace(/\{validFrom\}/, '2026-01-01').replace(/\{\w+\}/g, '1');
  const called = { method, path: queries[path] ? `${filled}?${queries[path]}` : filled };
  const body = jsonEndpoints.find((endpoint) => endpoint.method === method && endpoint.path === filled)?.body;
  if (body) {
    return { ...called, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  const field = {
    '/api/images/upload': 'image',
    '/api/analytics/imports': 'file',
    '/api/blog/imports': 'file',
    '/api/earnings/imports': 'report',
    '/api/earnings/exchange-rates/import': 'rates',
    '/api/short-links.csv': 'file',
  }[path];
  if (method !== 'POST' || !field) return called;
  return {
    ...called,
    body: `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.csv"\r\n\r\nOrder,Date\r\n1,2026-01-01\r\n--b--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  };
}

/** Sends a call. Signing in never has the cookie, because it would change the session's id. */
const send = (call: RawRequest, isOwner: boolean) =>
  sendRaw(url, {
    ...call,
    headers: { ...call.headers, ...(isOwner && call.path !== '/api/auth/login' && { cookie }) },
  });

/** Anything in a response that an outage must not cause; undefined for none. */
function faultOf({ status, type, headers, text }: RawAnswer): string | undefined {
  if (status < 500) return undefined;
  if (TELLTALE.test(text)) return `leaks ${TELLTALE.exec(text)![0]}`;
  if (status !== 503) return `${status} ${text.slice(0, 200)}`;
  if (headers['retry-after'] === undefined) return '503 without Retry-After';
  return ['application/problem+json', 'text/html'].includes(type) ? undefined : `503 as ${type}`;
}

/** An endless stream, and calls that would end the session that is still needed. */
const APART = ['/api/analytics/live', '/api/auth/logout', '/api/auth/password'];

/**
 * Sends all calls; returns statuses and faults.
 *
 * @param lanes how many are sent at once
 */
async function askAll(
  isOwner: boolean,
  lanes = Infinity,
): Promise<{ statuses: Map<string, number>; faults: string[] }> {
  const statuses = new Map<string, number>();
  const faults: string[] = [];
  const waiting = calls.filter(({ path }) => !APART.includes(path));
  const sendWaiting = async () => {
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      const answer = await send(call, isOwner);
      const name = `${call.method} ${call.path}`;
      statuses.set(name, answer.status);
      const fault = faultOf(answer);
      if (fault !== undefined) faults.push(`${name}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, sendWaiting));
  return { statuses, faults };
}

/** Answered from memory, once it was read. */
const SEARCH = 'GET /api/search?q=skin';
const withoutDatabase = [
  'GET /admin',
  'GET /faq',
  'GET /health/live',
  'GET /metrics',
  'GET /robots.txt',
  'GET /uploads/none.webp',
];

const waysToBeAway: [what: string, takeAway: () => unknown][] = [
  ['refuses', () => database.cut()],
  ['hangs', () => database.hang()],
];

describe.each(waysToBeAway)('while the database %s', (_what, takeAway) => {
  beforeAll(async () => {
    await takeAway();
    // Readiness is kept for a second.
    await pause(1000);
  });

  test('every call of the owner that needs it gets 503 with Retry-After', async () => {
    const { statuses, faults } = await askAll(true);
    expect(faults).toEqual([]);
    const others = [...statuses].filter(([, status]) => status !== 503);
    const names = others.map(([name]) => name).filter((name) => name !== SEARCH);
    expect(names.sort()).toEqual(withoutDatabase);
  });

  test('no call of a visitor fails in another way', async () => {
    const { statuses, faults } = await askAll(false);
    expect(faults).toEqual([]);
    expect([...statuses.values()].every((status) => [200, 401, 404, 503].includes(status))).toBe(true);
    for (const name of [
      'GET /api/products',
      'POST /api/auth/login',
      'POST /api/newsletter',
      'GET /sitemap.xml',
    ])
      expect([name, statuses.get(name)]).toEqual([name, 503]);
  });

  test.each(APART)('so is who asks for %s', async (path) => {
    const answer = await send(
      calls.find((call) => call.path === path)!,
      true,
    );
    expect([answer.status, faultOf(answer)]).toEqual([503, undefined]);
  });

  test('the next requests succeed without a restart, and every session still works', async () => {
    await database.restore();
    await until(
      () => send({ method: 'GET', path: '/health/ready' }, false),
      ({ status }) => status === 200,
      60_000,
    );
    // As many at once as the dashboard sends: of 130, the last would wait for a connection for too long.
    const { statuses, faults } = await askAll(true, 8);
    expect(faults).toEqual([]);
    for (const name of ['GET /', 'GET /sitemap.xml', 'GET /api/auth/me', 'GET /api/analytics/summary'])
      expect([name, statuses.get(name)]).toEqual([name, 200]);
    expect([...statuses].filter(([, status]) => status === 503)).toEqual([]);
  });
});
