import type { Site } from '@astaguide/testbed/launched-site';
import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import fc, { type Arbitrary } from 'fast-check';
import { siteForTests } from '../site-for-tests';
import { jsonEndpoints } from './json-endpoints';
import { sendRaw, TELLTALE, type RawAnswer, type RawRequest } from './raw-request';
import { anyJson, valuesOf, type Schema } from './schema-values';

const given = (name: string) => (process.env[name] ? Number(process.env[name]) : undefined);

/**
 * Different requests in every run. GENERATED_SEED repeats a run, GENERATED_SEEDS sets the number of rounds, each with a
 * different seed, and GENERATED_REQUESTS the approximate number of requests in each.
 */
const SEEDS = Array.from({ length: given('GENERATED_SEEDS') ?? 1 }, (_, round) =>
  round === 0 ? (given('GENERATED_SEED') ?? randomInt(2 ** 31)) : randomInt(2 ** 31),
);
const MAX_REQUESTS = given('GENERATED_REQUESTS');
/** Requests per call of the API, by its input: all requests to a call without input are alike. */
const REQUESTS = { body: 30, address: 15, nothing: 5 };
/** Time limit of a call in milliseconds, unless the number of requests is set. */
const WITHIN = MAX_REQUESTS === undefined ? { interruptAfterTimeLimit: 4000 } : {};
/** Statuses with which any call may be rejected. */
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

/** Keep-alive: connections are tested elsewhere, and a new one for each request took most of the time. */
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

/** An endless stream, and the call that would end the owner's session. */
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

/** The share of a call in a larger number of requests. */
function requestCount(operation: Operation): number {
  const usual = usualCount(operation);
  if (MAX_REQUESTS === undefined) return usual;
  const whole = operations().reduce((sum, [, , one]) => sum + usualCount(one), 0);
  return Math.ceil((usual * MAX_REQUESTS) / whole);
}

/** Requests to one call: its address with generated values, and a body that mostly matches its schema. */
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
  // The right password would end the owner's session, and all later calls would get 401.
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

/** Anything in a response that must not be there; undefined if it is as declared. */
function faultOf({ status, type, text }: RawAnswer, { responses }: Operation): string | undefined {
  if (TELLTALE.test(text)) return `leaks ${TELLTALE.exec(text)![0]}`;
  if (REFUSALS.includes(status))
    return type === 'application/problem+json' ? undefined : `${status} as ${type}`;
  const declared = responses[String(status)];
  if (!declared) return `${status} ${text.slice(0, 200)}`;
  const types = Object.keys(declared.content ?? {});
  return types.length === 0 || types.includes(type) ? undefined : `${status} as ${type}`;
}

const round = 'generated requests (seed %i)';

test.each(SEEDS)(
  `${round} to every call are answered as declared, with and without sign-in`,
  async (seed) => {
    console.info(`Generated requests: GENERATED_SEED=${seed}`);
    expect(operations().length).toBeGreaterThan(25);
    const statuses = new Set<number>();
    for (const [method, path, operation] of operations()) {
      const property = fc.asyncProperty(
        requestsTo(method, path, operation),
        // Mostly the owner, because anonymous requests stop at authentication.
        fc.integer({ min: 0, max: 3 }),
        async (request, who) => {
          const answer = await sendRaw(site.url, {
            ...request,
            agent,
            // Signing in changes the session's id.
            headers: { ...request.headers, ...(who > 0 && path !== '/api/auth/login' && { cookie }) },
          });
          statuses.add(answer.status);
          expect(faultOf(answer, operation)).toBeUndefined();
        },
      );
      await fc.assert(property, { seed, numRuns: requestCount(operation), ...WITHIN });
    }
    // The requests were accepted and rejected in several ways.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 202, 400, 401, 404, 422]));
  },
);

/** Addresses outside the API: pages and files, with any path. */
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
      // 403: a name that would leave the folder of files.
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
