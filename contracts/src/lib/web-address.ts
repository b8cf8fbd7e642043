import { z } from 'zod';
import { emptyAsNull } from './storable-text';

export const MAX_ADDRESS_LENGTH = 2000;
const EXTERNAL = /^https?:/i;
/** A host has a letter or a digit, and an IPv6 address is in brackets. */
const HOST = /^https?:\/\/[^/\\?#]*[\p{L}\p{N}\]][^/\\?#]*/iu;

/**
 * Whether browsers can open an address: a path on this site, or an external URL that has a host. Without the two slashes
 * they would look for it on this site.
 */
const canBeOpened = (address: string) =>
  !EXTERNAL.test(address) || (HOST.test(address) && URL.canParse(address));

/** Whether an address contains no user name or password: everyone who sees the page could read them. */
function hasNoCredentials(address: string): boolean {
  if (!EXTERNAL.test(address) || !URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

const WITHOUT_CREDENTIALS = 'Enter a URL without a user name or password';
const EXTERNAL_ONLY = 'Enter a URL that starts with https://';
const EXTERNAL_OR_PATH = 'Enter a URL that starts with https:// or /';

/** An external http or https URL. */
export const webAddress = z
  .string()
  .trim()
  .max(MAX_ADDRESS_LENGTH)
  .url({ protocol: /^https?$/, error: EXTERNAL_ONLY })
  .regex(/^\S*$/, 'Enter a URL without spaces')
  .refine(canBeOpened, EXTERNAL_ONLY)
  .refine(hasNoCredentials, WITHOUT_CREDENTIALS);

/** The URL of a picture: a path on this site ('/uploads/…'), or an external http or https URL. */
export const pictureAddress = z
  .string()
  .trim()
  .max(MAX_ADDRESS_LENGTH)
  .regex(/^(\/(?=[^/\\?#])|https?:\/\/[^\s/\\\p{Cc}])[^\s\p{Cc}]*$/iu, EXTERNAL_OR_PATH)
  .refine(canBeOpened, EXTERNAL_OR_PATH)
  .refine(hasNoCredentials, WITHOUT_CREDENTIALS);

/** An optional external URL; an empty text becomes null. */
export const optionalAddress = emptyAsNull(MAX_ADDRESS_LENGTH).pipe(webAddress.nullable()).nullish();

/** An optional picture URL; an empty text becomes null. */
export const optionalPicture = emptyAsNull(MAX_ADDRESS_LENGTH).pipe(pictureAddress.nullable()).nullish();

/** Target of a link in a text: an external URL, a path on this site, a heading of the page, or an email address. */
export const linkAddress = z
  .string()
  .trim()
  .max(MAX_ADDRESS_LENGTH)
  .regex(/^(https?:\/\/[^\s/\\\p{Cc}]|\/(?![/\\])|#|mailto:[^\s\p{Cc}])[^\s\p{Cc}]*$/iu, EXTERNAL_OR_PATH)
  .refine(canBeOpened, EXTERNAL_OR_PATH)
  .refine(hasNoCredentials, WITHOUT_CREDENTIALS);

/** The origin of a site's address, with or without slashes at its end; undefined if it has a path, a query or a user. */
export function siteOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, href, username } = new URL(text.replace(/\/+$/, ''));
  return /^https?:$/.test(protocol) && username === '' && href === `${origin}/` ? origin : undefined;
}
