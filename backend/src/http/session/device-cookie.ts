import type { FastifyInstance, FastifyRequest } from 'fastify';

const DEVICE_COOKIE = 'astaguide-device';
/** A year, in seconds. */
const MAX_AGE = 365 * 24 * 60 * 60;

declare module 'fastify' {
  interface FastifyRequest {
    /** The device cookie that the answer sets. */
    newDeviceCookie?: string;
  }
}

/** What the browser holds as its device cookie. It is bound to its host in the same way as the session cookie. */
export function readDeviceCookie(request: FastifyRequest): string | undefined {
  return request.cookies[nameFor(request)];
}

/**
 * Sends the device cookies that requests were given. Call it after the sessions are set up: programs that keep only
 * the first cookie of an answer must get the session.
 */
export function sendDeviceCookies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const { newDeviceCookie, sessionCookie } = request;
    if (newDeviceCookie !== undefined) {
      reply.setCookie(nameFor(request), newDeviceCookie, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        maxAge: MAX_AGE,
        secure: sessionCookie.secure,
      });
    }
    done();
  });
}

function nameFor({ sessionCookie }: FastifyRequest): string {
  return sessionCookie.secure ? `__Host-${DEVICE_COOKIE}` : DEVICE_COOKIE;
}
