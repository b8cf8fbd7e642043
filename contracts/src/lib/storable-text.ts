import { z } from 'zod';

const UNSUPPORTED = 'Contains an unsupported character';

/** Text that PostgreSQL can store: no U+0000 and no lone surrogates. */
export const storableText = (error?: string) =>
  z
    .string({ error: ({ code }: { code?: string }) => (code === 'too_big' ? undefined : error) })
    .refine((text) => !text.includes('\u0000') && text.isWellFormed(), UNSUPPORTED);

/** In JSON text, an escaped backslash or another escape. `JSON.stringify` escapes only lone surrogates as \ud8…. */
const ESCAPE = /\\(?:u[\da-f]{4}|.)/g;
const UNSTORABLE_ESCAPE = /^\\u(?:0000|d[89a-f])/;

/** Removes from every text and key within a JSON value what PostgreSQL cannot store: U+0000 and lone surrogates. */
export function storableJson<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  if (!text.includes('\\')) return value;
  const whole = text.replace(ESCAPE, (escape) => (UNSTORABLE_ESCAPE.test(escape) ? '' : escape));
  return whole === text ? value : (JSON.parse(whole) as Value);
}

/** An object that PostgreSQL can store as jsonb. */
export const storableObject = () =>
  z.record(z.string(), z.unknown()).refine((value) => storableJson(value) === value, UNSUPPORTED);

// Zod's own words are of programs: 'Too big: expected string to have <=100 characters'.
z.config({
  customError: ({ code, origin, maximum }) =>
    code === 'too_big' && origin === 'string'
      ? `At most ${Number(maximum).toLocaleString('en-US')} characters`
      : undefined,
});

/** Required text; surrounding white space is removed. */
export const requiredText = (message: string) => storableText(message).trim().min(1, message);

/** Text; empty becomes null. */
export const emptyAsNull = (longest: number) =>
  storableText()
    .trim()
    .max(longest)
    .transform((text) => (text === '' ? null : text));

/** Optional text; an empty text becomes null. */
export const optionalText = (longest = 500) => emptyAsNull(longest).nullish();
