import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import fc, { type Arbitrary } from 'fast-check';
import type { Site } from '../../running-site';
import { siteForTests } from '../site-for-tests';
import { jsonEndpoints } from './json-endpoints';
import { sendRaw, TELLTALE, type RawAnswer, type RawRequest } from './raw-request';
import { anyJson, valuesOf, type Schema } from './schema-values';

const given = (name: string) => (process.env[name] ? Number(process.env[name]) : undefined);

/**
 * Other requests in every run: GENERATED_SEED makes those of a run again, GENERATED_SEEDS as many rounds, each with a
 * seed of its own, and GENERATED_REQUESTS about so many requests in each.
 */
const SEEDS = Array.from({ length: given('GENERATED_SEEDS') ?? 1 }, (_, round) =>
  round === 0 ? (given('GENERATED_SEED') ?? randomInt(2 ** 31)) : randomInt(2 ** 31),
);
const MAX_REQUESTS = given('GENERATED_REQUESTS');
/** Requests for each call of the API, by what it reads: to one that reads nothing all of them are alike. */
const REQUESTS = { body: 30, address: 15, nothing: 5 };
/** Milliseconds after which no more are made to a call, where nobody said how many there shall be. */
const WITHIN = MAX_REQUESTS === undefined ? { interruptAfterTimeLimit: 4000 } : {};
/** Statuses that any call may be refused with. */
const REFUSALS = [400, 401, 404, 409, 413, 414, 415, 422, 429];

jest.setTimeout(120_000 + (MAX_REQUESTS ?? 0) * 100);

interface Operation {
  parameters?: { in: 'path' | 'query'; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Whether a connection is made well is asked elsewhere; here a new one for each request took most of the time. */
const agent = new Agent({ keepAlive: true });

let site: Site;
let cookie: string;
let document: ApiDocument;

siteForTests(async (shared) => {
  site = shared.site;
  cookie = shared.owner.cookieHeader().cookie!;
  document = (await shared.owner.get('/api/openapi.json')).body;
});

afterAll(() => agent.destroy());

/** A stream without end, and the call that would end the owner's session, are left out. */
const EXCLUDED = ['get /api/analytics/live', 'post /api/auth/logout'];

function operations(): [method: string, path: string, operation: Operation][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !EXCLUDED.includes(`${method} ${path}`))
      .map(([method, operation]): [string, string, Operation] => [method.toUpperCase(), path, operation]),
  );
}

function usualCount({ parameters = [], requestBody }: Operation): number {
  if (requestBody) return REQUESTS.body;
  return parameters.length > 0 ? REQUESTS.address : REQUESTS.nothing;
}

/** The same shares of a larger whole. */
function requestCount(operation: Operation): number {
  const usual = usualCount(operation);
  if (MAX_REQUESTS === undefined) return usual;
  const whole = operations().reduce((sum, [, , one]) => sum + usualCount(one), 0);
  return Math.ceil((usual * MAX_REQUESTS) / whole);
}

/** Requests to one call: its address with values in it, and a body as described, or nearly so. */
function requestsTo(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
): Arbitrary<RawRequest> {
  const { schemas } = document.components;
  const named = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, valuesOf(schema, schemas)]),
      ),
    );
  // The right password would end the owner's session, and all calls after it would stop at the door.
  const isPassword = path === '/api/auth/password';
  const known = jsonEndpoints.find(
    (endpoint) => endpoint.method === method && endpoint.path === path.replace(/\{\w+\}/, '1'),
  )?.body;
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema
    ? valuesOf(schema, schemas, isPassword ? undefined : known)
    : fc.option(anyJson, { nil: undefined });
  return fc
    .record({
      inPath: named('path'),
      query: fc.oneof(named('query'), fc.dictionary(fc.string(), fc.string())),
      body,
      address: fc.ipV4(),
    })
    .map(({ inPath, query, body, address }) => ({
      method,
      path: addressOf(path, inPath, query),
      headers: {
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }));
}

function addressOf(path: string, inPath: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(inPath[name]));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encoded(name)}=${encoded(one)}`),
  );
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

function encoded(value: unknown): string {
  return encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
  );
}

/** What an answer has that it must not have; undefined where it is as declared. */
function faultOf({ status, type, text }: RawAnswer, { responses }: Operation): string | undefined {
  if (TELLTALE.test(text)) return `tells ${TELLTALE.exec(text)![0]}`;
  if (REFUSALS.includes(status))
    return type === 'application/problem+json' ? undefined : `${status} as ${type}`;
  const declared = responses[String(status)];
  if (!declared) return `${status} ${text.slice(0, 200)}`;
  const types = Object.keys(declared.content ?? {});
  return types.length === 0 || types.includes(type) ? undefined : `${status} as ${type}`;
}

const round = 'generated requests (seed %i)';

test.each(SEEDS)(`${round} to every call are answered as declared, whoever sends them`, async (seed) => {
  console.info(`Generated requests: GENERATED_SEED=${seed}`);
  expect(operations().length).toBeGreaterThan(25);
  const statuses = new Set<number>();
  for (const [method, path, operation] of operations()) {
    const property = fc.asyncProperty(
      requestsTo(method, path, operation),
      // Mostly the owner: whoever is nobody gets no further than the door.
      fc.integer({ min: 0, max: 3 }),
      async (request, who) => {
        const answer = await sendRaw(site.url, {
          ...request,
          agent,
          // Signing in gives the session another id.
          headers: { ...request.headers, ...(who > 0 && path !== '/api/auth/login' && { cookie }) },
        });
        statuses.add(answer.status);
        expect(faultOf(answer, operation)).toBeUndefined();
      },
    );
    await fc.assert(property, { seed, numRuns: requestCount(operation), ...WITHIN });
  }
  // They got far enough to be taken, and went wrong in more than one way.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 202, 400, 401, 404, 422]));
});

/** What is no call of the API: a page or a file, with whatever in its address. */
const ADDRESSES = [
  '/',
  '/comparison',
  '/faq',
  '/blog',
  '/admin',
  '/sitemap.xml',
  '/robots.txt',
  '/nowhere',
  '/review/{name}',
  '/product/{name}',
  '/blog/{name}',
  '/shared/{name}',
  '/{name}',
  '/uploads/{name}',
  '/pictures/{name}',
  '/assets/{name}',
  '/.well-known/{name}',
  '/health/{name}',
];

test.each(SEEDS)(`${round} for pages and files find one, or nothing`, async (seed) => {
  const known = fc.constantFrom(
    'sort',
    'compare',
    'brand',
    'price',
    'potency',
    'source',
    'from',
    'q',
    'page',
  );
  const query = fc.dictionary(fc.oneof(known, fc.string()), valuesOf({ type: 'string' }, {}));
  const name = valuesOf({ type: 'string' }, {});
  const property = fc.asyncProperty(
    fc.constantFrom(...ADDRESSES),
    name,
    query,
    fc.boolean(),
    async (path, inPath, inQuery, isOwner) => {
      const { status, text } = await sendRaw(site.url, {
        method: 'GET',
        path: addressOf(path, { name: inPath }, inQuery),
        agent,
        ...(isOwner && { headers: { cookie } }),
      });
      // 403: a name that would lead out of the folder of files.
      expect([200, 301, 302, 304, 400, 403, 404, 414, 422]).toContain(status);
      if (status >= 400) expect(text.includes('node_modules')).toBe(false);
    },
  );
  const numRuns = MAX_REQUESTS === undefined ? 75 : Math.ceil(MAX_REQUESTS / 10);
  await fc.assert(property, { seed, numRuns, ...WITHIN });
});

test('after all of it the owner is still signed in, and the site serves', async () => {
  for (const path of ['/', '/blog', '/api/auth/me', '/health/ready', '/sitemap.xml', '/feed.xml']) {
    const { status } = await sendRaw(site.url, { method: 'GET', path, headers: { cookie } });
    expect([path, status]).toEqual([path, 200]);
  }
});
