import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { createApiDocument, zodSchemasOf } from './api-document';
import { PLACEHOLDER } from './example-of';
import type { Operation } from './refusals';

// Loaded without its types, which the tests' compiler options do not fit.
const { AppModule } = jest.requireActual<{ AppModule: new () => object }>('../../app.module');

let app: INestApplication;
let document: OpenAPIObject;
let operations: [address: string, operation: Operation][];

beforeAll(async () => {
  // Describes the routes without starting anything.
  app = await NestFactory.create(AppModule, new FastifyAdapter(), { preview: true, logger: false });
  document = createApiDocument(app);
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});

interface Media {
  schema: { $ref?: string; type?: string; items?: { $ref?: string } };
  example?: unknown;
}

/** The JSON of an operation's body and of its successful answers. */
function jsonOf({ requestBody, responses }: Operation): [what: string, media: Media][] {
  const answers = Object.entries(responses).filter(([status]) => status < '400');
  return [['body', requestBody], ...answers].flatMap(([what, part]) => {
    const media = (part as { content?: Record<string, Media> } | undefined)?.content?.['application/json'];
    return media ? [[what as string, media] as [string, Media]] : [];
  });
}

test('every example is valid by the schema that checks the real thing', () => {
  const schemas = zodSchemasOf(app);
  const faults = operations.flatMap(([address, operation]) =>
    jsonOf(operation).flatMap(([what, { schema, example }]) => {
      const named = schemas.get((schema.$ref ?? schema.items?.$ref ?? '').split('/').at(-1)!);
      if (!named) return [`${address} ${what}: no zod schema`];
      const { error } = (schema.type === 'array' ? named.array().min(1) : named).safeParse(example);
      return error ? [`${address} ${what}: ${z.prettifyError(error)}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test('no example has a placeholder where a schema should give a value', () => {
  const placed = operations.flatMap(([address, operation]) =>
    jsonOf(operation).flatMap(([what, { example }]) =>
      pathsTo(PLACEHOLDER, example).map((path) => `${address} ${what}${path}`),
    ),
  );
  expect(placed).toEqual([]);
});

test('every operation says when it is refused, and every body has an example', () => {
  const silent = operations.filter(
    ([, { responses }]) => !Object.keys(responses).some((status) => /^4/.test(status)),
  );
  expect(silent.map(([address]) => address)).toEqual([]);
  const bodies = operations.flatMap(([address, { requestBody }]) =>
    Object.entries((requestBody as { content?: Record<string, Media> } | undefined)?.content ?? {}).map(
      ([type, { example }]): [string, unknown] => [`${address} ${type}`, example],
    ),
  );
  expect(bodies.length).toBeGreaterThan(40);
  expect(bodies.filter(([, example]) => example === undefined).map(([what]) => what)).toEqual([]);
});

test('every parameter says what it means', () => {
  const silent = operations.flatMap(([address, { parameters = [] }]) =>
    (parameters as { name: string; description?: string }[])
      .filter(({ description = '' }) => !/^\S.{5,}\.$/.test(description))
      .map(({ name }) => `${address}: ${name}`),
  );
  expect(silent).toEqual([]);
});

test('every answer of text has an example', () => {
  const texts = operations.flatMap(([address, { responses }]) =>
    Object.values(responses).flatMap((answer) =>
      Object.entries((answer as { content?: Record<string, Media> }).content ?? {})
        .filter(([, { schema }]) => schema.type === 'string')
        .map(([type, { example }]): [string, unknown] => [`${address}: ${type}`, example]),
    ),
  );
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter(([, example]) => !example).map(([what]) => what)).toEqual([]);
});

/** The path of a value in JSON: '.rows.0.key'. */
function pathsTo(wanted: unknown, json: unknown): string[] {
  if (json === wanted) return [''];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    pathsTo(wanted, value).map((path) => `.${key}${path}`),
  );
}
