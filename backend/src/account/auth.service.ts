import type { Owner } from '@astaguide/database/entities/account/owner.entity';
import { hashPassword } from '@astaguide/database/owner';
import { Inject, Injectable } from '@nestjs/common';
import { unsign } from '@fastify/cookie';
import { verify } from '@node-rs/argon2';
import type { FastifyRequest, Session } from 'fastify';
import { randomBytes } from 'node:crypto';
import { BACKEND_CONFIG, type BackendConfig } from '../lib/config';
import { readDeviceCookie } from '../http/session/device-cookie';
import { isOwnBrowser } from './own-browser';
import type { SessionOwner } from '../http/session/sessions';
import { TooManyRequestsError } from '../http/errors';
import { networkOf } from '../http/origin/network';
import { nameBrowser } from './browser-name';
import { deviceOf, isDeviceCookie, makeDeviceCookie } from './known-device';
import { LoginThrottle, type PasswordSource } from './login-throttle';
import { OwnersRepository } from './owners.repository';
import { SessionsRepository } from './sessions.repository';
import { isOfToday } from './sign-in';
import { SignInHistory } from './sign-in-history.service';

/** What a browser sends along with its sign-in. */
interface SignInRequest {
  ip: string;
  userAgent: string | undefined;
  deviceCookie: string | undefined;
}

/** Authentication by password and by session. */
@Injectable()
export class AuthService {
  /** Verified if the account does not exist, so that the response takes the same time. */
  private readonly decoy = hashPassword(randomBytes(16).toString('hex'));

  constructor(
    private readonly owners: OwnersRepository,
    private readonly sessions: SessionsRepository,
    private readonly throttle: LoginThrottle,
    private readonly history: SignInHistory,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {}

  /**
   * Verifies an email address and a password, and records the outcome.
   *
   * @returns the owner, or null when the address or the password is wrong
   * @throws TooManyRequestsError after too many failures
   */
  async authenticate(email: string, password: string, request: SignInRequest): Promise<Owner | null> {
    const { ip, userAgent, deviceCookie } = request;
    const origin = { browser: nameBrowser(userAgent), network: networkOf(ip) };
    const owner = await this.owners.findByEmail(email);
    const device = owner && deviceOf(deviceCookie, owner.id, this.config.sessionSecret);
    try {
      const isRight = await this.checkPassword(owner, password, device ? { device } : { ip });
      if (!isRight) this.history.addFailed('refused', origin);
      else await this.history.add(origin, !device);
      return isRight ? owner : null;
    } catch (error) {
      if (error instanceof TooManyRequestsError) this.history.addFailed('slowed-down', origin);
      throw error;
    }
  }

  /**
   * Whether a password is the owner's.
   *
   * @throws TooManyRequestsError after too many failures from the same source
   */
  async checkPassword(owner: SessionOwner | null, password: string, from: PasswordSource): Promise<boolean> {
    const forget = await this.throttle.count(from);
    const matches = await verify(owner?.passwordHash ?? (await this.decoy), password);
    if (!owner || !matches) return false;
    await forget();
    return true;
  }

  /** Creates a device cookie for a browser in which the owner has just signed in. */
  makeDeviceCookie(owner: Owner): string {
    return makeDeviceCookie(owner.id, this.config.sessionSecret);
  }

  /** Whether a request has a session or device cookie of this site, be it an expired one. */
  isKnownBrowser(request: FastifyRequest): boolean {
    const { sessionSecret } = this.config;
    // Refused before its cookies were parsed, as by its host or origin.
    if (!(request.cookies as object | null)) return false;
    const session = request.cookies[request.sessionCookie.name] ?? '';
    return unsign(session, sessionSecret).valid || isDeviceCookie(readDeviceCookie(request), sessionSecret);
  }

  /** Whether a session still exists on the server. Returns true while the database is unreachable. */
  isSessionAlive(sessionId: string): Promise<boolean> {
    return this.sessions.exists(sessionId).catch(() => true);
  }

  /**
   * Whether a request comes from a browser in which the owner is signed in, or which is marked as the owner's: the
   * owner's own visits do not count. Only such browsers have one of the cookies, so that other visits cost no query.
   * An unmarked browser counts while the database is unreachable.
   */
  async isOwnVisit(request: Pick<FastifyRequest, 'cookies' | 'sessionCookie'>): Promise<boolean> {
    if (isOwnBrowser(request)) return true;
    const { cookies, sessionCookie } = request;
    // The id of the session and its signature; the id alone is a secret.
    const sid = /^(.+)\.[^.]+$/.exec(cookies[sessionCookie.name] ?? '')?.[1];
    return sid !== undefined && this.sessions.exists(sid).catch(() => false);
  }

  /** @returns the owner of a session, or null if there is none or the password has changed since the sign-in */
  findBySession(session: Pick<Session, 'owner' | 'signIn'> | undefined): SessionOwner | null {
    const owner = session?.owner;
    return owner && isOfToday(session.signIn, owner) ? owner : null;
  }
}
