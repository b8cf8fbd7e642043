import type { FastifyReply, FastifyRequest } from 'fastify';

type Cookies = Pick<FastifyRequest, 'cookies' | 'sessionCookie'>;

const MARK = '1';
/** A year, in seconds. */
const MAX_AGE = 365 * 24 * 60 * 60;

/**
 * Whether the browser of a request is marked as the owner's, so that its visits do not count. The mark is no secret and
 * grants nothing: anyone may leave the figures.
 */
export const isOwnBrowser = ({ cookies, sessionCookie }: Cookies): boolean =>
  cookies[nameFor(sessionCookie)] === MARK;

/** Marks the browser that gets the reply as the owner's for a year, or removes the mark. */
export function markOwnBrowser({ sessionCookie }: Cookies, reply: FastifyReply, isOwn: boolean): void {
  const { secure } = sessionCookie;
  const name = nameFor(sessionCookie);
  if (isOwn)
    reply.setCookie(name, MARK, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: MAX_AGE, secure });
  else reply.clearCookie(name, { path: '/', secure });
}

/** Bound to its host in the same way as the session cookie. */
const nameFor = ({ secure }: FastifyRequest['sessionCookie']) =>
  `${secure ? '__Host-' : ''}astaguide-own-visits`;
