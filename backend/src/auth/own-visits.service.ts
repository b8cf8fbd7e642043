import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SessionsRepository } from './sessions.repository';

/** Recognises the owner's own visits, which do not count. */
@Injectable()
export class OwnVisitsService {
  constructor(private readonly sessions: SessionsRepository) {}

  /**
   * Whether a request comes from a browser in which the owner is signed in. Only such browsers have the cookie, so
   * that other visits cost no query. False while the database is unreachable.
   */
  async isOwn({
    cookies,
    sessionCookie,
  }: Pick<FastifyRequest, 'cookies' | 'sessionCookie'>): Promise<boolean> {
    // The id of the session and its signature; the id alone is a secret.
    const sid = /^(.+)\.[^.]+$/.exec(cookies[sessionCookie.name] ?? '')?.[1];
    return sid !== undefined && this.sessions.exists(sid).catch(() => false);
  }
}
