import { z } from 'zod';

/** Text that PostgreSQL can store: no U+0000 and no lone surrogates. */
export const storableText = (error?: string) =>
  z
    .string(error === undefined ? undefined : { error })
    .refine((text) => !text.includes('\u0000') && text.isWellFormed(), 'Contains an unsupported character');

/** The error message for a text that is too long. @param longest in characters */
export const atMost = (longest: number) => `At most ${longest.toLocaleString('en-US')} characters`;

/** Required text; surrounding white space is removed. */
export const requiredText = (message: string) => storableText(message).trim().min(1, message);

/** Text of which an empty one becomes null. @param error the message for one that is too long */
export const emptyAsNull = (longest: number, error?: string) =>
  storableText()
    .trim()
    .max(longest, error)
    .transform((text) => (text === '' ? null : text));

/** Optional text; an empty text becomes null. */
export const optionalText = (longest = 500) => emptyAsNull(longest, atMost(longest)).nullish();
