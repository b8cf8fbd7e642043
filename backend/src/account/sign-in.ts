import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { networkOf } from '../http/origin/network';
import type { SessionOwner, SignIn } from '../http/session/sessions';
import { nameBrowser } from './browser-name';

/**
 * Describes a sign-in for the owner's list of sessions.
 *
 * @param owner whose password was verified
 */
export function describeSignIn(request: FastifyRequest, owner: SessionOwner, now: Date): SignIn {
  return {
    at: now.toISOString(),
    browser: nameBrowser(request.headers['user-agent']),
    network: networkOf(request.ip),
    passwordMark: markPassword(owner),
  };
}

/**
 * Whether a session was opened with the owner's current password. This also rejects a session that was being created
 * while the password changed, which deleting the existing rows would miss.
 */
export function isOfToday(signIn: SignIn | undefined, owner: SessionOwner): boolean {
  return signIn?.passwordMark === markPassword(owner);
}

/**
 * A fingerprint of the password hash, which differs for each password. The hash is salted, so the fingerprint reveals
 * nothing about the password.
 */
export function markPassword({ passwordHash }: Pick<SessionOwner, 'passwordHash'>): string {
  return hash('sha256', passwordHash).slice(0, 16);
}
