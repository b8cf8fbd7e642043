import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { networkOf } from '../http/origin/network';
import type { SessionOwner, SignIn } from '../http/session/sessions';
import { nameBrowser } from './browser-name';

/**
 * Describes a sign-in, for the owner's list of them.
 *
 * @param owner with the password that was given
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
 * Whether a session was opened with the owner's password of today. One that was being opened while the
 * password changed was not, and no deletion of rows would have met it.
 */
export function isOfToday(signIn: SignIn | undefined, owner: SessionOwner): boolean {
  return signIn?.passwordMark === markPassword(owner);
}

/** Another one for another password; the password's hash has a salt, so it tells nothing of the password. */
export function markPassword({ passwordHash }: Pick<SessionOwner, 'passwordHash'>): string {
  return hash('sha256', passwordHash).slice(0, 16);
}
