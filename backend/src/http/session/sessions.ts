import type { Owner } from '@astaguide/database/entities/account/owner.entity';
import cookie from '@fastify/cookie';
import session, { type FastifySessionOptions } from '@fastify/session';
import connectPgSimple, { type PGStore } from 'connect-pg-simple';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { sendDeviceCookies } from './device-cookie';
import { asUnavailable } from '../problem.filter';
import type {} from '../route-options';
import {
  readSessionCookie,
  SESSION_COOKIE,
  type SessionCookie,
  sessionCookieOf,
  withSessionCookie,
} from './session-cookie';
import { FIND_SESSION } from './sessions.sql';

/** How long a session lasts after the last call that was made with it. Milliseconds. */
export const SESSION_LIFETIME = 7 * 24 * 60 * 60 * 1000;
/** Requests within this time do not extend the session, because each extension is a disk write. Milliseconds. */
const MOVE_EVERY = 60_000;

/** Data about the sign-in of a session. */
export interface SignIn {
  /** ISO 8601, UTC. */
  at: string;
  /** 'Firefox on Linux'. */
  browser: string;
  /** The network part of the address: '203.0.113.0/24'. */
  network: string | null;
  /** A fingerprint of the password at sign-in, which differs from that of any later password. */
  passwordMark: string;
}

/** An owner, as every call of a session needs one. */
export type SessionOwner = Pick<Owner, 'id' | 'email' | 'passwordHash'>;

/** A request of the signed-in owner. */
export type OwnerRequest = FastifyRequest & { owner: SessionOwner };

declare module 'fastify' {
  interface Session {
    passport?: { user?: number };
    signIn?: SignIn;
    /** Whose it is, as read with it. */
    owner?: SessionOwner;
    /** Expiry as read from the store, in milliseconds since 1970. Only the store decides whether a session is valid. */
    storedUntil?: number;
  }
  interface FastifyRequest {
    sessionCookie: SessionCookie;
  }
}

type SessionData = Parameters<PGStore['set']>[1] & { owner?: SessionOwner; storedUntil?: number };
type Hook = (this: unknown, ...parameters: unknown[]) => unknown;

/**
 * Stores sessions in PostgreSQL, for all routes except those marked Sessionless.
 *
 * @param options.pool its `error` events must have a listener, otherwise a restart of PostgreSQL ends the process
 * @param options.isSecureSite whether a request reaches the site by https, regardless of the connection from a proxy
 * @param options.onError called with failures to read sessions
 */
export async function useSessions(
  fastify: FastifyInstance,
  options: {
    pool: Pool;
    secret: string;
    isSecureSite: (request: FastifyRequest) => boolean;
    onError: (error: Error) => void;
  },
): Promise<void> {
  const store = new (sessionStore(options.pool))({
    pool: options.pool,
    tableName: 'sessions',
    // The worker deletes expired sessions.
    pruneSessionInterval: false,
    errorLog: (...parts: unknown[]) => options.onError(new Error(parts.map(String).join(' '))),
  });
  await fastify.register(cookie);
  fastify.decorateRequest('sessionCookie', {
    getter() {
      return sessionCookieOf(this, options.isSecureSite(this));
    },
  });
  // The plugin makes a session object for every request, even without a cookie: too slow for the tracking route.
  const sessionsWhereAsked = fp<FastifySessionOptions>((instance, sessionOptions, done) =>
    session(behindOwnCookie(instance), sessionOptions, done),
  );
  await fastify.register(sessionsWhereAsked, {
    secret: options.secret,
    cookieName: SESSION_COOKIE,
    cookie: { httpOnly: true, sameSite: 'lax', secure: false, path: '/', maxAge: SESSION_LIFETIME },
    saveUninitialized: false,
    store: store as unknown as NonNullable<FastifySessionOptions['store']>,
  });
  sendDeviceCookies(fastify);
}

/** Ends the session of a call, on the server and in the browser. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.session.destroy();
  const { name, secure } = request.sessionCookie;
  void reply.clearCookie(name, { path: '/', secure });
}

/** Gives the session of a request a new id, with the hash of a new password. */
export async function renewSession(request: FastifyRequest, passwordMark: string): Promise<void> {
  const { passport, signIn } = request.session;
  await request.session.regenerate();
  Object.assign(request.session, { passport, signIn: { ...signIn, passwordMark } });
}

type SessionRow = { sess: SessionData; until: Date } & (SessionOwner | { id: null });

/**
 * A store in which ended sessions stay ended: with the plugin's own store, a concurrent request would write its
 * session back. Only the expiry of a session changes after it was read, and it is stored in a column. The cookie's
 * name is not stored, because it depends on the connection.
 */
function sessionStore(pool: Pool) {
  const Store = connectPgSimple(session as unknown as Parameters<typeof connectPgSimple>[0]);
  return class extends Store {
    override get(sid: string, callback: (error: unknown, data?: SessionData | null) => void): void {
      pool.query<SessionRow>({ ...FIND_SESSION, values: [sid] }, (error, found) => {
        // If there is an error, there is no result, although the type says otherwise.
        const row = (found as typeof found | undefined)?.rows[0];
        // The plugin takes some errors, such as a missing socket, for a session that does not exist.
        callback(error && asUnavailable(error), row && sessionOf(row));
      });
    }

    override set(sid: string, data: SessionData, callback: (error?: unknown) => void): void {
      if (data.storedUntil === undefined) super.set(sid, data, callback);
      else if (Date.now() + SESSION_LIFETIME - data.storedUntil < MOVE_EVERY) callback();
      else this.touch(sid, data, callback);
    }
  };
}

function sessionOf({ sess, until, ...owner }: SessionRow): SessionData {
  const read = { cookie: {}, storedUntil: until.getTime(), ...(owner.id !== null && { owner }) };
  return { ...sess, ...read } as unknown as SessionData;
}

/**
 * The same instance, but hooks added through it skip sessionless routes, and see the cookie under one name. A Fastify
 * scope without the plugin cannot hold the sessionless routes: Nest's adapter registers every route on one instance.
 */
function behindOwnCookie(fastify: FastifyInstance): FastifyInstance {
  const addHook = (name: string, hook: Hook) =>
    fastify.addHook(name as 'onSend', function (request, reply, ...rest: unknown[]) {
      const done = rest.at(-1) as () => void;
      if (request.routeOptions.config.sessionless) return done();
      if (name === 'onRequest') readSessionCookie(request);
      hook.call(this, request, withSessionCookie(reply), ...rest);
    });
  return Object.create(fastify, { addHook: { value: addHook } }) as FastifyInstance;
}
