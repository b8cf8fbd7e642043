import type { Owner } from '@astaguide/database/entities/owner.entity';
import { hashPassword } from '@astaguide/database/owner';
import { Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import type { Session } from 'fastify';
import { randomBytes } from 'node:crypto';
import { LoginThrottle } from './login-throttle';
import { OwnersRepository } from './owners.repository';
import { SessionsRepository } from './sessions.repository';
import { isOfToday } from './sign-in';

/** Decides whether somebody is who they say. */
@Injectable()
export class AuthService {
  /** Verified against where the account does not exist, so that the answer takes as long. */
  private readonly decoy = hashPassword(randomBytes(16).toString('hex'));

  constructor(
    private readonly owners: OwnersRepository,
    private readonly sessions: SessionsRepository,
    private readonly throttle: LoginThrottle,
  ) {}

  /**
   * @returns the owner, or null when address or password is wrong
   * @throws TooManyRequestsError after too many failures
   */
  async authenticate(email: string, password: string, ip: string): Promise<Owner | null> {
    await this.throttle.count(email, ip);
    const owner = await this.owners.findByEmail(email);
    const matches = await verify(owner?.passwordHash ?? (await this.decoy), password);
    if (!owner || !matches) return null;
    await this.throttle.forget(email, ip);
    return owner;
  }

  /** Whether a session still stands on the server; while the database is away it is taken to. */
  isSessionAlive(sessionId: string): Promise<boolean> {
    return this.sessions.exists(sessionId).catch(() => true);
  }

  /** @returns the owner a session names, or null when there is none or the password is another since */
  findBySession(session: Pick<Session, 'owner' | 'signIn'> | undefined): Owner | null {
    const owner = session?.owner;
    return owner && isOfToday(session.signIn, owner) ? owner : null;
  }
}
