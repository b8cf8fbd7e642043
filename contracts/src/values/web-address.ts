import { z } from 'zod';
import { storableText } from './storable-text';

/** An external http or https URL. */
export const webAddress = z
  .string()
  .trim()
  .max(2000)
  .url({ protocol: /^https?$/, error: 'Enter a URL that starts with https://' });

/** The URL of a picture: a path on this site ('/uploads/…'), or an external http or https URL. */
export const pictureAddress = z
  .string()
  .trim()
  .max(2000)
  .regex(/^(\/(?![/\\])|https?:\/\/)[^\s\p{Cc}]*$/iu, 'Enter a URL that starts with https:// or /');

const emptyAsNull = storableText()
  .trim()
  .max(2000)
  .transform((text) => (text === '' ? null : text));

/** An optional external URL; an empty text becomes null. */
export const optionalAddress = emptyAsNull.pipe(webAddress.nullable()).nullish();

/** An optional picture URL; an empty text becomes null. */
export const optionalPicture = emptyAsNull.pipe(pictureAddress.nullable()).nullish();

/** Target of a link in a text: an external URL, a path on this site, a heading of the page, or an email address. */
export const linkAddress = z
  .string()
  .trim()
  .max(2000)
  .regex(
    /^(https?:\/\/[^\s/\\\p{Cc}]|\/(?![/\\])|#|mailto:[^\s\p{Cc}])[^\s\p{Cc}]*$/iu,
    'Enter a URL that starts with https:// or /',
  );
