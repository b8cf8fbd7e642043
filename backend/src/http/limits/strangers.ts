import type { ApiTokenScope } from '@astaguide/contracts/account/api-token';
import { NotFoundException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotSignedInError } from '../errors';
import { SAFE_METHODS } from '../origin/same-origin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request has an API token with the scope that its route requires. */
    hasToken?: boolean;
  }
}

/** Who may call routes that are not public. Both are called after sessions were loaded. */
interface Callers {
  isOwner: (request: FastifyRequest) => boolean;
  /** Rejects for a token that is wrong, has expired, lacks the scope or is used too often. */
  authorize: (token: string, scope: ApiTokenScope, use: { ip: string; call: string }) => Promise<void>;
}

/**
 * Rejects unauthorized requests before their body is read. Otherwise every stranger could make the server hold a
 * megabyte for the duration of a request. Tokens are checked here only; the guard checks the session again.
 */
export function refuseStrangers(fastify: FastifyInstance, { isOwner, authorize }: Callers): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { method, ip, routeOptions } = request;
    const { isPublic, tokenScope } = routeOptions.config;
    const token = tokenScope && bearerToken(request);
    if (tokenScope && token !== undefined) {
      const accept = () => {
        request.hasToken = true;
        done();
      };
      authorize(token, tokenScope, { ip, call: `${method} ${routeOptions.url}` }).then(accept, done);
      return;
    }
    if (SAFE_METHODS.has(method)) return done();
    if (request.is404) return done(new NotFoundException(`Cannot ${method} ${request.url}`));
    done(isPublic || isOwner(request) ? undefined : new NotSignedInError());
  });
}

/**
 * Caches keep no answer to the owner or a token, unless its route says otherwise. To be called after `refuseStrangers`.
 *
 * @param isOwner called after sessions were loaded
 */
export function keepFromCaches(fastify: FastifyInstance, isOwner: Callers['isOwner']): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.hasToken || isOwner(request)) void reply.header('cache-control', 'no-store');
    done();
  });
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
