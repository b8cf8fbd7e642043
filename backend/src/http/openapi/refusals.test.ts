import { refusalsOf, type Operation, type Route } from './refusals';

const parameter = (place: 'path' | 'query', name: string) => ({ in: place, name, schema: {} });
const body = (type: string) => ({ content: { [type]: {} } });

function refuse(options: Route['options'], operation: Partial<Operation>, method = 'get') {
  return refusalsOf({ method, path: '/api/a', options, operation: { responses: {}, ...operation } });
}

test.each<[string, Route['options'], Partial<Operation>, string, number[]]>([
  ['a public route', { isPublic: true }, {}, 'get', [400, 503]],
  ['one of the owner', {}, {}, 'get', [400, 401, 503]],
  ['one for tokens', { tokenScope: 'analytics:read' }, {}, 'get', [400, 401, 403, 429, 503]],
  ['one that changes something', { isPublic: true }, {}, 'delete', [400, 403, 503]],
  ['one with an id', { isPublic: true }, { parameters: [parameter('path', 'id')] }, 'get', [400, 404, 503]],
  ['one with a query', { isPublic: true }, { parameters: [parameter('query', 'q')] }, 'get', [400, 422, 503]],
  [
    'one with a body',
    { isPublic: true },
    { requestBody: body('application/json') },
    'post',
    [400, 403, 413, 415, 422, 503],
  ],
  ['one that limits events', { isPublic: true, limitsEventRate: true }, {}, 'get', [400, 429, 503]],
])('%s is refused with the statuses that follow', (_what, options, operation, method, statuses) =>
  expect(Object.keys(refuse(options, operation, method)).map(Number)).toEqual(statuses),
);

test('a refusal names the scope, the size and the type that the route wants', () => {
  expect(refuse({ tokenScope: 'conversions:write' }, {})[403]).toContain('`conversions:write`');
  const { 413: size, 415: type } = refuse(
    { bodyLimit: 8192 },
    { requestBody: body('application/json') },
    'post',
  );
  expect([size, type]).toEqual(['The body is larger than 8 KiB.', 'The body is not application/json.']);
  const form = refuse({ takesForms: true }, { requestBody: body('multipart/form-data') }, 'post');
  expect([form[400], form[413]]).toEqual([
    'The body is not well-formed form data.',
    'The file is too large.',
  ]);
});

test('outside the API no database is needed', () =>
  expect(
    refusalsOf({
      method: 'get',
      path: '/health/live',
      options: { isPublic: true },
      operation: { responses: {} },
    }),
  ).toEqual({ 400: 'The request names more than one host.' }));
