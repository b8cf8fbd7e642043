import { NotFoundException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotSignedInError } from '../errors';
import { SAFE_METHODS } from '../origin/same-origin';

/**
 * Rejects unauthorized requests before their body is read. Otherwise every stranger could make the server hold a
 * megabyte for the duration of a request. The guard checks the authorization again, because it knows tokens.
 *
 * @param isOwner called on routes that are not public, after sessions were loaded
 */
export function refuseStrangers(
  fastify: FastifyInstance,
  isOwner: (request: FastifyRequest) => boolean,
): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method)) return done();
    if (request.is404) return done(new NotFoundException(`Cannot ${request.method} ${request.url}`));
    const { isPublic, tokenScope } = request.routeOptions.config;
    const mayHaveToken = tokenScope !== undefined && request.headers.authorization !== undefined;
    done(isPublic || mayHaveToken || isOwner(request) ? undefined : new NotSignedInError());
  });
}
