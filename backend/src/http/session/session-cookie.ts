import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the session plugin calls the cookie; browsers know it by the name of the connection. */
export const SESSION_COOKIE = 'astaguide-session';

/** The session cookie of a connection. */
export interface SessionCookie {
  name: string;
  /** It is sent over HTTPS alone. */
  secure: boolean;
}

const PLAIN: SessionCookie = { name: SESSION_COOKIE, secure: false };
// Browsers accept this prefix only from the site's own host over HTTPS, so no subdomain and no plain page can set it.
const SECURE: SessionCookie = { name: `__Host-${SESSION_COOKIE}`, secure: true };

/**
 * The cookie for a call: the secure one when the site's address is an https one, or a trusted proxy says that
 * the browser came over HTTPS.
 */
export function sessionCookieOf(request: FastifyRequest, isSecureSite: boolean): SessionCookie {
  return isSecureSite || request.protocol === 'https' ? SECURE : PLAIN;
}

/** Hands the browser's cookie to the session plugin under the plugin's name. The other name is not read. */
export function readSessionCookie(request: FastifyRequest): void {
  request.cookies[SESSION_COOKIE] = request.cookies[request.sessionCookie.name];
}

/**
 * The reply as the session plugin sees it: what it sets reaches the browser as the connection's own cookie.
 * The plugin itself would set no secure cookie where the last step, from a proxy to here, is plain HTTP.
 */
export function withSessionCookie(reply: FastifyReply): FastifyReply {
  const { name, secure } = reply.request.sessionCookie;
  return Object.create(reply, {
    setCookie: {
      value: (_: string, value: string, options: object) =>
        reply.setCookie(name, value, { ...options, secure }),
    },
    clearCookie: {
      value: (_: string, options: object) => reply.clearCookie(name, { ...options, secure }),
    },
  }) as FastifyReply;
}
