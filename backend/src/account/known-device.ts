import { sign, unsign } from '@fastify/cookie';
import { randomBytes } from 'node:crypto';

/**
 * Creates a device cookie for a browser in which an owner has just signed in. It grants no access. It gives the browser
 * its own login attempts, so that no one else can use them up (OWASP, "Device cookies").
 */
export function makeDeviceCookie(ownerId: number, secret: string): string {
  return sign(`${ownerId}.${randomBytes(16).toString('base64url')}`, keyOf(secret));
}

/**
 * Reads a device cookie.
 *
 * @param ownerId the owner who signs in
 * @returns the device's id; null if the cookie is missing, belongs to another owner or has an invalid signature
 */
export function deviceOf(cookie: string | undefined, ownerId: number, secret: string): string | null {
  const { value } = unsign(cookie ?? '', keyOf(secret));
  const [owner, id] = value?.split('.') ?? [];
  return owner === String(ownerId) && id ? id : null;
}

/** Whether a device cookie of any owner has a valid signature. */
export function isDeviceCookie(cookie: string | undefined, secret: string): boolean {
  return unsign(cookie ?? '', keyOf(secret)).valid;
}

/** A separate key, because session cookies are signed with the same secret. */
function keyOf(secret: string): string {
  return `device ${secret}`;
}
