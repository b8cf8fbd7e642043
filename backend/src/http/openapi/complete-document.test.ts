import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { ROUTE_OPTION } from '../route-options';
import { completeDocument, PROBLEM } from './complete-document';
import type { Operation } from './refusals';

const schemas = new Map<string, z.ZodType>([
  ['NoteDto', z.object({ text: z.string().meta({ example: 'Milk' }), at: z.iso.date().nullable() })],
  [PROBLEM, z.object({ detail: z.string() })],
]);
const note = { $ref: '#/components/schemas/NoteDto' };
const problem = (status: number) => ({
  'application/problem+json': {
    schema: { $ref: `#/components/schemas/${PROBLEM}` },
    example: expect.objectContaining({ status }),
  },
});

function complete(operation: object): { document: OpenAPIObject; operation: Operation } {
  const paths = { '/api/notes': { post: { responses: {}, ...operation } } };
  const info = { title: 'Notes', version: '1' };
  const document = completeDocument({ openapi: '3.0.0', info, paths }, schemas);
  return { document, operation: document.paths['/api/notes']!.post! };
}

test('a body and an answer get an example, and the answer a description', () => {
  const { operation } = complete({
    requestBody: { content: { 'application/json': { schema: note } } },
    responses: { 201: { description: '', content: { 'application/json': { schema: note } } } },
  });
  const content = { 'application/json': { schema: note, example: { text: 'Milk', at: '2026-01-15' } } };
  expect(operation.requestBody).toEqual({ content });
  expect(operation.responses[201]).toEqual({ description: 'Created', content });
});

test('a refusal is a problem, whether it follows from the route or is described at it', () => {
  const { operation } = complete({ responses: { 409: { description: 'There is such a note.' } } });
  expect(operation.responses).toMatchObject({
    401: { description: 'Not signed in.', content: problem(401) },
    409: { description: 'There is such a note.', content: problem(409) },
    503: { headers: { 'Retry-After': {} }, content: problem(503) },
  });
});

test('what is described at the route replaces what follows from it', () => {
  const { operation } = complete({
    security: [{ secret: [] }],
    responses: { 401: { description: 'The secret is wrong.' } },
  });
  expect(operation.security).toEqual([{ secret: [] }]);
  expect(operation.responses[401]).toMatchObject({ description: 'The secret is wrong.' });
});

test.each([
  [{}, [{ session: [] }]],
  [{ isPublic: true }, []],
  [{ tokenScope: 'analytics:read' }, [{ session: [] }, { token: [] }]],
])('the options %j of a route say who may call it, and are not shown', (options, security) => {
  const marks = Object.entries(options).map(([name, value]) => [ROUTE_OPTION + name, value]);
  const { operation } = complete(Object.fromEntries(marks) as object);
  expect(operation.security).toEqual(security);
  expect(Object.keys(operation).filter((key) => key.startsWith(ROUTE_OPTION))).toEqual([]);
});

test('schemas are those of zod, with text that may be null', () => {
  const { document } = complete({});
  expect(document.components?.schemas?.NoteDto).toMatchObject({
    properties: { at: { type: 'string', format: 'date', nullable: true } },
  });
});
