import type { OpenAPIObject } from '@nestjs/swagger';

export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
export type Schema = Schemas[string];
type SchemaObject = Exclude<Schema, { $ref: string }>;

/** The example of a text whose schema gives none. */
export const PLACEHOLDER = 'text';

const EXAMPLES_BY_FORMAT: Record<string, string> = {
  date: '2026-01-15',
  'date-time': '2026-01-15T09:30:00.000Z',
  email: 'reader@example.com',
  uri: 'https://example.com/',
  uuid: '6f1d2c3b-4a5e-4f60-8b7c-9d0e1f2a3b4c',
};

/**
 * An example of a schema: its own `example` where it has one, otherwise one built from its parts. Values that could be
 * null or absent are given.
 *
 * @param schemas those that references lead to, by name
 */
export function exampleOf(schema: Schema, schemas: Schemas): unknown {
  if ('$ref' in schema) return exampleOf(schemas[schema.$ref.split('/').at(-1)!]!, schemas);
  const given: unknown = schema.example ?? schema.default ?? schema.enum?.[0];
  if (given !== undefined) return given;
  const variant = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (variant) return exampleOf(variant, schemas);
  switch (schema.type) {
    case 'object':
      return exampleOfObject(schema, schemas);
    case 'array':
      return [exampleOf(schema.items ?? {}, schemas)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'string':
      return EXAMPLES_BY_FORMAT[schema.format ?? ''] ?? PLACEHOLDER;
    default:
      return undefined;
  }
}

function exampleOfObject(
  { properties = {}, required = [], additionalProperties }: SchemaObject,
  schemas: Schemas,
): object {
  // The keys of a record have no property of their own.
  const keys = typeof additionalProperties === 'object' ? required : [];
  return Object.fromEntries(
    [
      ...Object.entries(properties),
      ...keys.map((key): [string, Schema] => [key, additionalProperties as Schema]),
    ]
      .map(([key, value]): [string, unknown] => [key, exampleOf(value, schemas)])
      .filter(([, value]) => value !== undefined),
  );
}
