import { z } from 'zod';
import { storableText } from './storable-text';

/** An outside address: http or https. */
export const webAddress = z
  .string()
  .trim()
  .max(2000)
  .url({ protocol: /^https?$/, error: 'Enter a URL that starts with https://' });

/** Where a picture lies: a path of this site ('/uploads/…'), or an outside http or https address. */
export const pictureAddress = z
  .string()
  .trim()
  .max(2000)
  .regex(/^(\/(?![/\\])|https?:\/\/)[^\s\p{Cc}]*$/iu, 'Enter a URL that starts with https:// or /');

const emptyAsNull = storableText()
  .trim()
  .max(2000)
  .transform((text) => (text === '' ? null : text));

/** An outside address that may be left out; an emptied field is null. */
export const optionalAddress = emptyAsNull.pipe(webAddress.nullable()).nullish();

/** A picture that may be left out; an emptied field is null. */
export const optionalPicture = emptyAsNull.pipe(pictureAddress.nullable()).nullish();

/** Where a link in a text may lead: an outside address, a path of this site, a heading of the page, a mailbox. */
export const linkAddress = z
  .string()
  .trim()
  .max(2000)
  .regex(
    /^(https?:\/\/[^\s/\\\p{Cc}]|\/(?![/\\])|#|mailto:[^\s\p{Cc}])[^\s\p{Cc}]*$/iu,
    'Enter a URL that starts with https:// or /',
  );
