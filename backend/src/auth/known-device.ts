import { sign, unsign } from '@fastify/cookie';
import { randomBytes } from 'node:crypto';

/**
 * Makes a device cookie for a browser in which an owner has just signed in. It opens nothing: at the next sign-in it
 * gives the browser tries of its own, so that nobody else can use them up (OWASP, "Device cookies").
 */
export function makeDeviceCookie(ownerId: number, secret: string): string {
  return sign(`${ownerId}.${randomBytes(16).toString('base64url')}`, keyOf(secret));
}

/**
 * Reads a device cookie.
 *
 * @param ownerId who signs in
 * @returns the device's id; null where the cookie is missing, another owner's or not from here
 */
export function deviceOf(cookie: string | undefined, ownerId: number, secret: string): string | null {
  const { value } = unsign(cookie ?? '', keyOf(secret));
  const [owner, id] = value?.split('.') ?? [];
  return owner === String(ownerId) && id ? id : null;
}

/** Sets these signatures apart from those of session cookies, which are made with the same secret. */
function keyOf(secret: string): string {
  return `device ${secret}`;
}
