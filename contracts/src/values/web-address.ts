import { z } from 'zod';
import { emptyAsNull } from './storable-text';

const MAX_LENGTH = 2000;

/** An external http or https URL. */
export const webAddress = z
  .string()
  .trim()
  .max(MAX_LENGTH)
  .url({ protocol: /^https?$/, error: 'Enter a URL that starts with https://' });

/** The URL of a picture: a path on this site ('/uploads/…'), or an external http or https URL. */
export const pictureAddress = z
  .string()
  .trim()
  .max(MAX_LENGTH)
  .regex(/^(\/(?![/\\])|https?:\/\/)[^\s\p{Cc}]*$/iu, 'Enter a URL that starts with https:// or /');

/** An optional external URL; an empty text becomes null. */
export const optionalAddress = emptyAsNull(MAX_LENGTH).pipe(webAddress.nullable()).nullish();

/** An optional picture URL; an empty text becomes null. */
export const optionalPicture = emptyAsNull(MAX_LENGTH).pipe(pictureAddress.nullable()).nullish();

/** Target of a link in a text: an external URL, a path on this site, a heading of the page, or an email address. */
export const linkAddress = z
  .string()
  .trim()
  .max(MAX_LENGTH)
  .regex(
    /^(https?:\/\/[^\s/\\\p{Cc}]|\/(?![/\\])|#|mailto:[^\s\p{Cc}])[^\s\p{Cc}]*$/iu,
    'Enter a URL that starts with https:// or /',
  );
