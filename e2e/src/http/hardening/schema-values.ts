import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that the API description uses. */
export interface Schema {
  $ref?: string;
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  nullable?: boolean;
}

/** Maximum length of generated texts and lists where the schema allows more. */
const LONGEST = 60;

/** Texts that break code which trusts its input. */
const hostileTexts = [
  '',
  '\u0000',
  '\ud800',
  '__proto__',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '1e400',
  '%00',
  '\u202e',
  '-1',
];

const text = (longest = LONGEST) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(longest, LONGEST) }) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
  );

/** Any JSON value. */
export const anyJson: Arbitrary<unknown> = fc.oneof(fc.jsonValue({ maxDepth: 3 }), text());

/**
 * Values that match a schema, and sometimes one that does not.
 *
 * @param schemas the document's schemas, by name
 * @param known a valid value, if one is needed that cannot be generated
 */
export function valuesOf(
  schema: Schema,
  schemas: Record<string, Schema>,
  known?: unknown,
): Arbitrary<unknown> {
  const described = describedBy(schema, schemas, known);
  const isWhole = known !== undefined && (typeof known !== 'object' || known === null);
  return fc.oneof(
    { weight: 6, arbitrary: isWhole ? fc.constant(known) : described },
    { weight: 2, arbitrary: described },
    { weight: 1, arbitrary: anyJson },
  );
}

function describedBy(schema: Schema, schemas: Record<string, Schema>, known?: unknown): Arbitrary<unknown> {
  if (schema.$ref) return describedBy(schemas[schema.$ref.split('/').at(-1)!]!, schemas, known);
  if (schema.nullable) return fc.option(describedBy({ ...schema, nullable: false }, schemas, known));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => describedBy(one, schemas, known)));
  const { type, minimum = 0, maximum = Infinity, maxItems = LONGEST, maxLength, pattern } = schema;
  switch (type) {
    case 'string':
      return pattern ? fc.oneof(fc.stringMatching(new RegExp(pattern)), text(maxLength)) : text(maxLength);
    case 'integer':
      return fc.oneof(fc.integer(), fc.integer({ min: minimum, max: Math.min(maximum, minimum + 30) }));
    case 'number':
      return fc.oneof(fc.double({ noNaN: true }), fc.integer());
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, schemas), { maxLength: Math.min(maxItems, 5) });
    case 'object':
      return objects(schema, schemas, known as Record<string, unknown> | undefined);
    default:
      return anyJson;
  }
}

function objects(
  { properties = {}, required = [] }: Schema,
  schemas: Record<string, Schema>,
  known: Record<string, unknown> = {},
): Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, schemas, known[name])]),
  );
  return fc.record(values, { requiredKeys: required });
}
