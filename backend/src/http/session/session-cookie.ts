import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie's name in the session plugin; browsers get a name that depends on the connection. */
export const SESSION_COOKIE = 'astaguide-session';

/** The session cookie of a connection. */
export interface SessionCookie {
  name: string;
  /** It is sent only over HTTPS. */
  secure: boolean;
}

const PLAIN: SessionCookie = { name: SESSION_COOKIE, secure: false };
// Browsers accept this prefix only from the site's own host over HTTPS, so no subdomain and no plain page can set it.
const SECURE: SessionCookie = { name: `__Host-${SESSION_COOKIE}`, secure: true };

/** The cookie of a request: the secure one if the site's address is https, or if a trusted proxy reports HTTPS. */
export function sessionCookieOf(request: FastifyRequest, isSecureSite: boolean): SessionCookie {
  return isSecureSite || request.protocol === 'https' ? SECURE : PLAIN;
}

/** Hands the browser's cookie to the session plugin under the plugin's name. The other name is not read. */
export function readSessionCookie(request: FastifyRequest): void {
  request.cookies[SESSION_COOKIE] = request.cookies[request.sessionCookie.name];
}

/**
 * The reply for the session plugin: cookies that it sets get the name of the connection. Without this, the plugin
 * would set no secure cookie if the connection from the proxy is plain HTTP.
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
