import { ApiClient } from '../api-client';
import { siteForTests } from '../site-for-tests';

interface Content {
  schema?: { $ref?: string };
  example?: unknown;
}
interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: { in: string; name: string; schema?: { enum?: string[] } }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
  security?: object[];
}

let owner: ApiClient;
let visitor: ApiClient;
let operations: Record<string, Operation>;

siteForTests(async (shared) => {
  owner = shared.owner;
  visitor = new ApiClient(shared.site.url);
  const { body: document } = await visitor.get('/api/openapi.json');
  operations = Object.fromEntries(
    Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
});

/** What an operation of the document does not say. */
function gapsOf({ operationId, summary, description, parameters = [], ...operation }: Operation): string[] {
  const { requestBody, responses, security } = operation;
  const statuses = Object.keys(responses);
  const expected = [
    ...(requestBody ? ['400', '413', '415', '422'] : []),
    ...(parameters.some((parameter) => parameter.in === 'path') ? ['404'] : []),
    ...(parameters.some((parameter) => parameter.in === 'query') ? ['422'] : []),
    ...(security?.length ? ['401'] : []),
    ...(security?.some((way) => 'token' in way) ? ['403', '429'] : []),
  ];
  const successful = Object.entries(responses).filter(([status]) => status < '300');
  const refused = Object.entries(responses).filter(([status]) => status >= '400');
  const json = [requestBody, ...successful.map(([, answer]) => answer)].map(
    (part) => part?.content?.['application/json'],
  );
  return [
    ...(/^[a-z]+([A-Z][a-z]+)*$/.test(operationId ?? '') ? [] : ['operationId']),
    ...(/^[A-Z].{3,60}[^.]$/.test(summary ?? '') ? [] : ['summary']),
    ...(/^[A-Z].{10,}\.$/.test(description ?? '') ? [] : ['description']),
    ...(security ? [] : ['security']),
    ...(successful.length === 1 && successful[0]![1].description ? [] : ['successful answer']),
    // An answer without a body has the status 204, or only accepts the request.
    ...(successful.every(([status, { content }]) => content ?? ['202', '204'].includes(status))
      ? []
      : ['schema of the answer']),
    ...(json.every((content) => !content || (content.schema && content.example !== undefined))
      ? []
      : ['example']),
    ...expected.filter((status) => !statuses.includes(status)),
    ...refused
      .filter(([, { description: reason, content }]) => {
        const problem = content?.['application/problem+json']?.schema?.$ref;
        return !reason || problem !== '#/components/schemas/Problem';
      })
      .map(([status]) => `problem of ${status}`),
  ];
}

test('every operation says what it does, with examples and its refusals', () => {
  expect(Object.keys(operations).length).toBeGreaterThan(100);
  const gaps = Object.entries(operations).flatMap(([address, operation]) =>
    gapsOf(operation).map((gap) => `${address}: ${gap}`),
  );
  expect(gaps).toEqual([]);
});

test('an operation needs a session where the document says so, and nowhere else', async () => {
  const readable = Object.entries(operations).filter(
    ([address]) => address.startsWith('GET /api/') && !address.includes('{') && address !== 'GET /api/blog',
  );
  const differing = [];
  for (const [address, { security }] of readable) {
    const { status } = await visitor.get(address.slice('GET '.length));
    const isForOwner = security!.some((way) => 'session' in way);
    if ((status === 401) !== isForOwner) differing.push([address, status]);
  }
  expect(readable.length).toBeGreaterThan(40);
  expect(differing).toEqual([]);
});

test('every option of a route counts', () => {
  const { security, responses } = operations['POST /api/analytics/track']!;
  expect(security).toEqual([]);
  expect(responses['413']!.description).toContain('8 KiB');
  expect(responses).toHaveProperty('429');
});

test('operations and their summaries differ from each other', () => {
  const all = Object.values(operations);
  for (const name of ['operationId', 'summary'] as const)
    expect(new Set(all.map((operation) => operation[name])).size).toBe(all.length);
});

test.each([
  ['GET', '/api/analytics/summary', 401],
  ['GET', '/api/analytics/report', 401],
  ['POST', '/api/products', 401],
  ['GET', '/api/blog', 401],
])('%s %s without a session is refused as described: %i', async (method, path, status) => {
  const answer = await visitor.call(method, path, method === 'GET' ? undefined : {});
  expect([answer.status, answer.body.status]).toEqual([status, status]);
  expect(operations[`${method} ${path}`]!.responses).toHaveProperty(String(status));
});

test.each([
  ['GET', '/api/products/slug/{slug}', '/api/products/slug/no-such-product', undefined, 404],
  ['DELETE', '/api/newsletter/{id}', '/api/newsletter/999999', undefined, 404],
  ['GET', '/api/maintenance/runs/{id}', '/api/maintenance/runs/999999', undefined, 404],
  ['POST', '/api/products', '/api/products', {}, 422],
  ['POST', '/api/auth/tokens', '/api/auth/tokens', { name: '' }, 422],
  ['GET', '/api/analytics/report', '/api/analytics/report?range=decade', undefined, 422],
  ['POST', '/api/chat', '/api/chat', '{', 400],
  ['POST', '/api/analytics/track', '/api/analytics/track', { eventType: 'a'.repeat(9000) }, 413],
])('%s %s refuses %s as described', async (method, described, path, body, status) => {
  const answer = await owner.call(method, path, body);
  const type = answer.headers.get('content-type');
  expect([answer.status, type]).toEqual([status, expect.stringMatching(/^application\/problem\+json/)]);
  expect(operations[`${method} ${described}`]!.responses).toHaveProperty(String(status));
});

test('a token without the scope is refused as described', async () => {
  const { body } = await owner.post('/api/auth/tokens', { name: 'Reader', scopes: ['conversions:write'] });
  const path = '/api/analytics/summary';
  const answer = await visitor.call('GET', path, undefined, { authorization: `Bearer ${body.token}` });
  expect([answer.status, answer.body.detail]).toEqual([403, expect.stringContaining('analytics:read')]);
  expect(operations[`GET ${path}`]!.responses['403']!.description).toContain('analytics:read');
});

test('the example of a table has its columns', async () => {
  const tables = Object.entries(operations).filter(([address]) => /^GET .*\.csv$/.test(address));
  expect(tables.length).toBeGreaterThan(4);
  for (const [address, { parameters, responses }] of tables) {
    const [table] = parameters!.find(({ name }) => name === 'table')?.schema?.enum ?? [];
    const query = address.endsWith('events.csv') ? 'from=2026-01-01&to=2026-01-01' : 'compare=none';
    const path = `${address.slice('GET '.length)}?${query}${table ? `&table=${table}` : ''}`;
    const { text } = await owner.download(path).then(({ bytes }) => ({ text: bytes.toString() }));
    const { example } = responses['200']!.content!['text/csv']!;
    expect([address, String(example).split('\n')[0]]).toEqual([address, text.trim().split(/\r?\n/)[0]]);
  }
});

test.each(['POST /api/products', 'POST /api/analytics/annotations', 'POST /api/conversions'])(
  'the example of %s is accepted',
  async (address) => {
    const [method, path] = address.split(' ') as [string, string];
    const operation = operations[address]!;
    const { example } = operation.requestBody!.content['application/json']!;
    const { status } = await owner.call(method, path, example);
    expect(Object.keys(operation.responses)[0]).toBe(String(status));
  },
);
