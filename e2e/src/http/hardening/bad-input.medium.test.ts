import type { Site } from '@astaguide/testbed/launched-site';
import { connect } from 'node:net';
import type { Client } from 'pg';
import { siteForTests } from '../site-for-tests';
import { nearbyPaths, unknownIds, wrongMethods, type BadAddress } from './bad-addresses';
import { badBodies, type BadBody } from './bad-bodies';
import { digestContent } from './content-digest';
import type { JsonEndpoint } from './json-endpoint';
import { jsonEndpoints } from './json-endpoints';
import { sendRaw, TELLTALE, type RawAnswer, type RawRequest } from './raw-request';

jest.setTimeout(60_000);

interface Operation {
  parameters?: { in: string; name: string }[];
}

let site: Site;
let database: Client;
let cookie: string;
let paths: Record<string, object>;

siteForTests(async (shared) => {
  ({ site, database } = shared);
  const { owner } = shared;
  cookie = owner.cookieHeader().cookie!;
  paths = (await owner.get('/api/openapi.json')).body.paths;
});

let before: Record<string, string>;

beforeEach(async () => {
  before = await digestContent(database);
});

afterEach(async () => expect(await digestContent(database)).toEqual(before));

const send = (request: RawRequest) =>
  sendRaw(site.url, { ...request, headers: { cookie, ...request.headers } });

/** A rejection as text: its status, whether it is a problem with that status, and any leaked internals. */
function refusal({ status, type, text }: RawAnswer): string {
  const leak = TELLTALE.exec(text)?.[0];
  const isProblem = type === 'application/problem+json' && JSON.parse(text).status === status;
  return [
    status,
    isProblem ? 'problem' : `${type} ${text.slice(0, 80)}`,
    ...(leak ? [`leaks ${leak}`] : []),
  ].join(' ');
}

function sendBody({ method, path }: JsonEndpoint, { body, type, isChunked }: BadBody): Promise<RawAnswer> {
  const length: Record<string, string> = isChunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(Buffer.byteLength(body)) };
  return send({
    method,
    path,
    body,
    headers: { ...length, ...(type !== undefined && { 'content-type': type }) },
  });
}

/** Sends all cases; returns those with an unexpected status. */
async function differing<Case extends { status: number }>(
  cases: Case[],
  ask: (one: Case) => Promise<RawAnswer>,
  describe: (one: Case) => string,
): Promise<string[]> {
  const found: string[] = [];
  for (const one of cases) {
    const came = refusal(await ask(one));
    if (came !== `${one.status} problem`) found.push(`${describe(one)}: ${came}, not ${one.status}`);
  }
  return found;
}

const addressOf = ({ method, path }: BadAddress) => `${method} ${path}`;
/** A valid body, so that only the address is wrong. */
const bodyFor = (method: string, path: string) =>
  jsonEndpoints.find((endpoint) => {
    const [folder, rest] = endpoint.path.split(/(?<=\/)1(?=\/|$)/);
    return (
      endpoint.method === method &&
      (rest === undefined ? path === folder : path.startsWith(folder!) && path.endsWith(rest))
    );
  })?.body;
const sendTo = ({ method, path }: BadAddress) => {
  const body = bodyFor(method, path);
  return send({
    method,
    path,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
};

test('there are at least three hundred cases for bodies alone, and every call that takes JSON has them', () => {
  expect(jsonEndpoints.flatMap(badBodies).length).toBeGreaterThan(300);
  const taking = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.requestBody?.content?.['application/json'])
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '1')}`),
  );
  // The postback address reads what networks send, and keeps what it cannot read.
  const expected = taking.filter((route) => route !== 'POST /api/conversions/postback');
  const routes = jsonEndpoints.map(({ method, path }) => `${method} ${path.replace(/[\da-f-]{36}$/, '1')}`);
  expect(routes.sort()).toEqual(expected.sort());
});

test.each(jsonEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'a wrong body of %s is refused with its status, and changes nothing',
  async (_route, endpoint) => {
    const found = await differing(
      badBodies(endpoint),
      (bad) => sendBody(endpoint, bad),
      ({ what }) => what,
    );
    expect(found).toEqual([]);
  },
);

test('an unknown id or slug is not found, and a malformed one is refused', async () => {
  expect(await differing(unknownIds, sendTo, addressOf)).toEqual([]);
});

test('a method that a path does not have is not found', async () => {
  const cases = wrongMethods(paths);
  expect(cases.length).toBeGreaterThan(100);
  expect(await differing(cases, sendTo, addressOf)).toEqual([]);
});

test('a path in capitals, with a slash more or a sign in another spelling is another path', async () => {
  const cases = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/') && !path.includes('{'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).flatMap((method) => nearbyPaths(method.toUpperCase(), path)),
    );
  expect(await differing(cases, sendTo, addressOf)).toEqual([]);
});

test.each([
  ['/api/blog?published=true&published=true', 401],
  ['/api/blog?published[]=true', 401],
  ['/api/blog?published=TRUE', 401],
  ['/api/blog?published=%00', 401],
  ['/api/blog?__proto__[isOwner]=true', 401],
])('without sign-in %s is refused as the owner’s list', async (path, status) => {
  const answer = await sendRaw(site.url, { method: 'GET', path });
  expect(refusal(answer)).toBe(`${status} problem`);
});

test.each(['answered=true&answered=false', 'answered=maybe', 'answered=', 'answered=%00'])(
  'the list of questions refuses ?%s',
  async (query) => {
    expect(refusal(await send({ method: 'GET', path: `/api/chat/questions?${query}` }))).toBe('422 problem');
  },
);

describe('text that cannot be stored', () => {
  test('is refused in every parameter of every query', async () => {
    const cases = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
          parameters
            // An unknown token is no one's, whatever it contains.
            .filter((parameter) => parameter.in === 'query' && parameter.name !== 'token')
            .flatMap(({ name }) => [`${name}=%00`, `${name}=a&${name}=b%00c`])
            .map((query) => ({
              method: method.toUpperCase(),
              path: `${path.replace(/\{\w+\}/g, '1')}?${query}`,
              status: 422,
            })),
        ),
    );
    expect(cases.length).toBeGreaterThan(50);
    expect(cases.map(({ path }) => path)).toContain('/api/operations/failed-events?reason=%00');
    expect(await differing(cases, sendTo, addressOf)).toEqual([]);
  });

  test.each(['/product/%00', '/review/a%00b', '/blog/%00', '/shared/%00', '/%00', '/comparison/%00'])(
    'is in no page’s address: %s',
    async (path) => {
      expect((await send({ method: 'GET', path })).status).toBe(404);
    },
  );

  test('is passed over in the query of a page', async () => {
    expect((await send({ method: 'GET', path: '/comparison?sort=%00&brand=%00' })).status).toBe(200);
  });
});

describe('a form that ends inside its file', () => {
  test.each([
    ['/api/images/upload', 'image', 'image/png'],
    ['/api/analytics/imports', 'file', 'text/csv'],
    ['/api/blog/imports', 'file', 'text/xml'],
    ['/api/earnings/imports', 'report', 'text/csv'],
    ['/api/earnings/exchange-rates/import', 'rates', 'text/csv'],
    ['/api/short-links.csv', 'file', 'text/csv'],
  ])('is malformed: %s', async (path, field, type) => {
    const head = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\ncontent-type: ${type}\r\n\r\n`;
    for (const file of ['', 'a', 'a'.repeat(100_000), 'a\r\n--b']) {
      const answer = await send({
        method: 'POST',
        path,
        body: head + file,
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      });
      expect([file.length, refusal(answer)]).toEqual([file.length, '400 problem']);
    }
  });
});

describe('metrics are refused', () => {
  const wrong = [
    'range=decade',
    'range=7d&range=28d',
    'range=custom',
    'range=custom&from=2026-02-30&to=2026-03-01',
    'range=custom&from=2026-03-02&to=2026-03-01',
    'range=custom&from=0001-01-01&to=2026-03-01',
    'range=custom&from=%00&to=2026-03-01',
    'range=7d&from=2026-03-01&to=2026-03-02',
    'compare=everything',
  ];
  const paths = [
    '/api/analytics/report?',
    '/api/analytics/report.csv?table=series&',
    '/api/analytics/attribution?',
    '/api/analytics/attribution.csv?',
    '/api/analytics/funnel?',
    '/api/analytics/funnel.csv?table=total&',
    '/api/analytics/bot-traffic?',
    '/api/analytics/bot-traffic.csv?table=days&',
    '/api/earnings?',
    '/api/earnings.csv?table=series&',
  ];

  test.each(paths)('by %s with what is no range', async (path) => {
    const cases = wrong.map((query) => ({ method: 'GET', path: path + query, status: 422 }));
    expect(await differing(cases, sendTo, addressOf)).toEqual([]);
  });

  const wrongFilters = [
    'filter=page',
    'filter=nothing:/',
    'filter=page/:',
    'filter=product:0',
    'filter=product!:2147483648',
    'filter=page:%00',
    `filter=page:${'x'.repeat(400)}`,
    Array.from({ length: 11 }, (_, place) => `filter=page:/${place}`).join('&'),
  ];
  test.each(paths.filter((path) => !path.includes('bot-traffic')))(
    'by %s with what is no filter',
    async (path) => {
      const cases = wrongFilters.map((query) => ({ method: 'GET', path: path + query, status: 422 }));
      expect(await differing(cases, sendTo, addressOf)).toEqual([]);
    },
  );

  test.each([
    '/api/analytics/report.csv?table=owners',
    '/api/earnings.csv?table=conversions',
    '/api/analytics/funnel.csv?table=__proto__',
    '/api/analytics/bot-traffic.csv?table=key',
    '/api/analytics/events.ndjson?from=2026-01-01',
    '/api/analytics/events.ndjson?from=2026-01-02&to=2026-01-01',
    '/api/analytics/events.ndjson?from=0001-01-01&to=0001-01-02',
    '/api/analytics/events.ndjson?from=1969-12-31&to=1970-01-01',
    '/api/analytics/events.ndjson?from=2100-12-31&to=2101-01-01',
    '/api/analytics/events.ndjson?from=9999-12-30&to=9999-12-31',
    '/api/analytics/events?from=1969-12-31T00:00:00Z&to=2026-01-01T00:00:00Z',
    '/api/analytics/events?from=2026-01-01T00:00:00Z&to=2101-01-01T00:00:00Z',
    '/api/analytics/annotations?from=2026-01-01&to=9999-12-31',
    "/api/analytics/events?range=7d&page='%20OR%201=1&page=x",
    '/api/operations/failed-events?before=1e9x',
    '/api/analytics/annotations?from=2026-01-02&to=2026-01-01',
  ])('by %s', async (path) => {
    expect(refusal(await send({ method: 'GET', path }))).toBe('422 problem');
  });
});

describe('headers', () => {
  test.each([
    ['32 KiB in one', { 'x-long': 'a'.repeat(32 * 1024) }, 431],
    ['a cookie of 32 KiB', { cookie: 'a'.repeat(32 * 1024) }, 431],
    [
      'a thousand',
      Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`x-${n}`, 'a'.repeat(20)])),
      431,
    ],
  ])('%s are too large', async (_what, headers, status) => {
    expect(refusal(await sendRaw(site.url, { method: 'GET', path: '/api/products', headers }))).toBe(
      `${status} problem`,
    );
  });

  test.each([
    'astaguide-session=%ff',
    'astaguide-session=__proto__',
    `astaguide-session=${'a'.repeat(4000)}`,
    'astaguide-session=; astaguide-session=a.b',
    '=;;=;',
    `astaguide-session=' OR 1=1 --.${'a'.repeat(43)}`,
  ])('the cookie %s signs no one in', async (value) => {
    const answer = await sendRaw(site.url, {
      method: 'GET',
      path: '/api/auth/me',
      headers: { cookie: value },
    });
    expect(refusal(answer)).toBe('401 problem');
  });

  test.each([
    ['no HTTP at all', 'GARBAGE\r\n\r\n'],
    ['a length that is no number', 'POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n'],
    [
      'a length and pieces',
      'POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'two lengths',
      'POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
    ],
    [
      'a header that is folded',
      'GET /api/products HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c: d\r\n\x01: e\r\n\r\n',
    ],
    ['U+0000 in the path', 'GET /api/\0products HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no host', 'GET /api/products HTTP/1.1\r\n\r\n'],
  ])('%s is a bad request', async (_what, bytes) => {
    const answer = await sendBytes(site.url, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toMatch(TELLTALE);
  });
});

/** The complete response to bytes that may not be valid HTTP. */
function sendBytes(url: string, bytes: string): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), 'localhost', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.on('error', reject).on('close', () => resolve(text));
  });
}

test('after all of it the site serves as before', async () => {
  for (const path of ['/', '/api/products', '/health/ready'])
    expect([path, (await send({ method: 'GET', path })).status]).toEqual([path, 200]);
});
