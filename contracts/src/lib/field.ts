import { z } from 'zod';

interface Field {
  /** The unwrapped schema: a ZodString, ZodNumber, ZodBoolean, ZodArray or ZodEnum. */
  base: z.ZodType;
  isNullable: boolean;
}

const wrappers = [z.ZodOptional, z.ZodNonOptional, z.ZodDefault];

/** Unwraps a field's schema: optional, required, nullable, default and conversions. */
export function describeField(schema: z.core.$ZodType): Field {
  for (const Wrapper of wrappers) if (schema instanceof Wrapper) return describeField(schema.unwrap());
  if (schema instanceof z.ZodNullable) return { ...describeField(schema.unwrap()), isNullable: true };
  if (schema instanceof z.ZodPipe)
    return describeField(schema.out instanceof z.ZodTransform ? schema.in : schema.out);
  return { base: schema as z.ZodType, isNullable: false };
}

/** The values of fields in a response: none is missing. */
export type AnsweredValues<Shape extends z.core.$ZodShape> = {
  [Name in keyof Shape]: Exclude<z.output<Shape[Name]>, undefined>;
};

type Answered<Schema extends z.core.$ZodType> = z.ZodType<Exclude<z.output<Schema>, undefined>>;

/**
 * The same fields in a response: every field is present, and a missing optional value is null. Limits are dropped,
 * because values stored before a limit changed must still be readable. Examples are kept.
 */
export function answerShape<Shape extends z.core.$ZodShape>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, schema]) => [name, answerOf(schema)]);
  return Object.fromEntries(fields) as { [Name in keyof Shape]: Answered<Shape[Name]> };
}

function answerOf(schema: z.core.$ZodType): z.ZodType {
  const { base, isNullable } = describeField(schema);
  const example = exampleOf(schema);
  const plain = example === undefined ? plainOf(base) : plainOf(base).meta({ example });
  return isNullable ? plain.nullable() : plain;
}

/** The example of a field or of what it wraps; undefined if there is none. */
function exampleOf(schema: z.core.$ZodType): unknown {
  const example = z.globalRegistry.get(schema)?.example;
  if (example !== undefined) return example;
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return isWrapper ? exampleOf(schema.unwrap()) : undefined;
}

function plainOf(base: z.ZodType): z.ZodType {
  if (base instanceof z.ZodString) return z.string();
  if (base instanceof z.ZodNumber) return base.isInt ? z.number().int() : z.number();
  if (base instanceof z.ZodArray) return z.array(answerOf(base.element));
  if (base instanceof z.ZodObject) return z.object(answerShape(base.shape));
  return base;
}
