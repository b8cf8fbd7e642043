import { Agent } from 'node:http';
import fc, { type Arbitrary } from 'fast-check';
import { startSite, type RunningSite } from '../../running-site';
import { ApiClient } from '../api-client';
import { jsonEndpoints } from './json-endpoints';
import { sendRaw, TELLTALE, type RawAnswer, type RawRequest } from './raw-request';
import { anyJson, valuesOf, type Schema } from './schema-values';

/** The same requests in every run. */
const SEED = 20_251_121;
/** Requests for each call of the API, by what it reads: to one that reads nothing all of them are alike. */
const REQUESTS = { body: 60, address: 30, nothing: 10 };
/** Milliseconds after which no more are made to a call. */
const WITHIN = 4000;
/** Statuses that any call may be refused with. */
const REFUSALS = [400, 401, 404, 409, 413, 414, 415, 422, 429];

jest.setTimeout(120_000);

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

let site: RunningSite;
let cookie: string;
let document: ApiDocument;

beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
  const owner = new ApiClient(site.url);
  await owner.signIn();
  cookie = owner.cookieHeader().cookie!;
  document = (await owner.get('/api/openapi.json')).body;
}, 100_000);

afterAll(async () => {
  agent.destroy();
  await site.stop();
}, 30_000);

/** A stream without end, and the call that would end the owner's session, are left out. */
const LEFT_OUT = ['get /api/analytics/live', 'post /api/auth/logout'];

function operations(): [method: string, path: string, operation: Operation][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !LEFT_OUT.includes(`${method} ${path}`))
      .map(([method, operation]): [string, string, Operation] => [method.toUpperCase(), path, operation]),
  );
}

function requestCount({ parameters = [], requestBody }: Operation): number {
  if (requestBody) return REQUESTS.body;
  return parameters.length > 0 ? REQUESTS.address : REQUESTS.nothing;
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
  const pairs = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
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

test(`generated requests (seed ${SEED}) to every call are answered as declared, whoever sends them`, async () => {
  expect(operations().length).toBeGreaterThan(25);
  const statuses = new Set<number>();
  for (const [method, path, operation] of operations()) {
    const property = fc.asyncProperty(
      requestsTo(method, path, operation),
      // Mostly the owner: whoever is nobody gets no further than the door.
      fc.integer({ min: 0, max: 9 }),
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
    await fc.assert(property, {
      seed: SEED,
      numRuns: requestCount(operation),
      interruptAfterTimeLimit: WITHIN,
    });
  }
  // They got far enough to be taken, and went wrong in more than one way.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 202, 400, 401, 404, 422]));
});

test('after all of it the owner is still signed in, and the site serves', async () => {
  for (const path of ['/', '/blog', '/api/auth/me', '/health/ready', '/sitemap.xml', '/feed.xml']) {
    const { status } = await sendRaw(site.url, { method: 'GET', path, headers: { cookie } });
    expect([path, status]).toEqual([path, 200]);
  }
});
