import { z } from 'zod';

/** Text that PostgreSQL can hold: neither U+0000 nor half of a surrogate pair. */
export const storableText = (error?: string) =>
  z
    .string(error === undefined ? undefined : { error })
    .refine((text) => !text.includes('\u0000') && text.isWellFormed(), 'Contains an unsupported character');

/** What is said about a text that is too long. @param longest in characters */
export const atMost = (longest: number) => `At most ${longest.toLocaleString('en-US')} characters`;

/** Text that must say something; white space around it is dropped. */
export const requiredText = (message: string) => storableText(message).trim().min(1, message);

/** Text that may be left out; an emptied field is null. */
export const optionalText = (longest = 500) =>
  storableText()
    .trim()
    .max(longest, atMost(longest))
    .transform((text) => (text === '' ? null : text))
    .nullish();
