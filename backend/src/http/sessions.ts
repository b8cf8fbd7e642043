import cookie from '@fastify/cookie';
import session, { type FastifySessionOptions } from '@fastify/session';
import connectPgSimple from 'connect-pg-simple';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Pool } from 'pg';

/** Name of the session cookie. */
export const SESSION_COOKIE = 'astaguide-session';
/** How long a session lasts without a visit. Milliseconds. */
const SESSION_LIFETIME = 7 * 24 * 60 * 60 * 1000;

declare module 'fastify' {
  interface Session {
    passport?: { user?: number };
  }
}

type Hook = (this: unknown, ...parameters: unknown[]) => unknown;

/**
 * Sessions in PostgreSQL, for every route but those marked Sessionless.
 *
 * @param options.pool its `error` events must have a listener, else a restart of PostgreSQL ends the process
 * @param options.onError told of failures to read or prune sessions
 */
export async function useSessions(
  fastify: FastifyInstance,
  options: { pool: Pool; secret: string; secure: boolean; onError: (error: Error) => void },
): Promise<void> {
  const Store = connectPgSimple(session as unknown as Parameters<typeof connectPgSimple>[0]);
  const store = new Store({
    pool: options.pool,
    tableName: 'sessions',
    errorLog: (...parts: unknown[]) => options.onError(new Error(parts.map(String).join(' '))),
  });
  await fastify.register(cookie);
  // The plugin makes a session object for every request, cookie or not: too dear for the tracking route.
  const sessionsWhereAsked = fp<FastifySessionOptions>((instance, sessionOptions, done) =>
    session(withoutSessionlessRoutes(instance), sessionOptions, done),
  );
  await fastify.register(sessionsWhereAsked, {
    secret: options.secret,
    cookieName: SESSION_COOKIE,
    cookie: { httpOnly: true, sameSite: 'lax', secure: options.secure, path: '/', maxAge: SESSION_LIFETIME },
    saveUninitialized: false,
    store: store as unknown as NonNullable<FastifySessionOptions['store']>,
  });
  fastify.addHook('onClose', () => store.close());
}

/** The same instance, but hooks added through it pass sessionless routes by. */
function withoutSessionlessRoutes(fastify: FastifyInstance): FastifyInstance {
  const addHook = (name: string, hook: Hook) =>
    fastify.addHook(name as 'onRequest', function (request, ...rest: unknown[]) {
      const done = rest.at(-1) as () => void;
      if (request.routeOptions.config.sessionless) return done();
      hook.call(this, request, ...rest);
    });
  return Object.create(fastify, { addHook: { value: addHook } }) as FastifyInstance;
}
