import type { PasswordChange, SignedInSession } from '@astaguide/contracts/account/auth';
import { hashPassword } from '@astaguide/database/owner';
import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { InvalidInputError, NotFoundError } from '../http/errors';
import { SESSION_LIFETIME, type SessionOwner } from '../http/session/sessions';
import { AuthService } from './auth.service';
import { OwnersRepository } from './owners.repository';
import { SessionsRepository, type OwnerSession } from './sessions.repository';

/** Account settings of the owner: the password, and the sessions. */
@Injectable()
export class AccountService {
  constructor(
    private readonly auth: AuthService,
    private readonly owners: OwnersRepository,
    private readonly sessions: SessionsRepository,
  ) {}

  /**
   * Changes the password and ends every session, including the caller's.
   *
   * @param session the caller's session id
   * @returns the updated owner
   * @throws InvalidInputError when the current password is wrong, or the new one is the same
   * @throws TooManyRequestsError after too many wrong passwords in the session
   */
  async changePassword(owner: SessionOwner, change: PasswordChange, session: string): Promise<SessionOwner> {
    const isRight = await this.auth.checkPassword(owner, change.currentPassword, { session });
    if (!isRight) throw wrongPassword();
    if (change.newPassword === change.currentPassword) {
      throw new InvalidInputError([{ path: 'newPassword', message: 'Choose a different password' }]);
    }
    const passwordHash = await hashPassword(change.newPassword);
    if (!(await this.owners.changePassword(owner, passwordHash))) throw wrongPassword();
    return { ...owner, passwordHash };
  }

  /** The caller's session first, then the most recently used. */
  async listSessions(owner: SessionOwner, currentSid: string): Promise<SignedInSession[]> {
    const sessions = await this.sessions.findByOwner(owner.id);
    return sessions
      .map((session) => describeSession(session, currentSid))
      .sort(
        (one, other) =>
          Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAt.localeCompare(one.lastSeenAt),
      );
  }

  /**
   * Ends a session.
   *
   * @param id as returned by listSessions
   * @returns its session id
   * @throws NotFoundError when the owner has no session with that id
   */
  async endSession(owner: SessionOwner, id: string): Promise<string> {
    const session = (await this.sessions.findByOwner(owner.id)).find(({ sid }) => publicId(sid) === id);
    if (!session) throw new NotFoundError('Session not found.');
    await this.sessions.delete(session.sid);
    return session.sid;
  }
}

function describeSession({ sid, expire, signIn }: OwnerSession, currentSid: string): SignedInSession {
  // Each request extends the session, so the time of the last request follows from its expiry. The expiry is rounded up
  // to a second.
  const lastSeen = Math.min(expire.getTime() - SESSION_LIFETIME, Date.now());
  const lastSeenAt = new Date(lastSeen).toISOString();
  return {
    id: publicId(sid),
    signedInAt: signIn.at,
    lastSeenAt,
    browser: signIn.browser,
    network: signIn.network,
    isCurrent: sid === currentSid,
  };
}

function publicId(sid: string): string {
  return hash('sha256', sid);
}

function wrongPassword(): InvalidInputError {
  return new InvalidInputError([{ path: 'currentPassword', message: 'Current password is incorrect' }]);
}
