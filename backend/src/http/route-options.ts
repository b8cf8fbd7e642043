import type { ApiTokenScope } from '@astaguide/contracts/api-token';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { turnstile } from './turnstile';

/** Metadata key of Public. */
export const PUBLIC = 'public';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyLimit?: number;
    mostInHand?: number;
    sessionless?: boolean;
    takesForms?: boolean;
  }
}

/** Metadata key of OpenToTokens. */
export const TOKEN_SCOPE = 'token-scope';

/** The route is also for programs with one of the owner's tokens that has the scope. */
export const OpenToTokens = (scope: ApiTokenScope) =>
  applyDecorators(SetMetadata(TOKEN_SCOPE, scope), ApiBearerAuth());

/** The route is for everybody; without this it is for the signed-in owner only. */
export const Public = () => SetMetadata(PUBLIC, true);

/**
 * The route is for everybody and never looks at who asks: no session is loaded for it.
 *
 * @param options.bodyLimit in bytes, where the route takes less than the server does
 * @param options.mostInHand requests of the route that may be under way at once; others are told to come back
 */
export const Sessionless = (options: { bodyLimit?: number; mostInHand?: number } = {}) =>
  applyDecorators(Public(), RouteConfig({ sessionless: true, ...options }));

/** The route takes bodies of up to so many bytes, other than the server's limit. */
export const BodyLimit = (bodyLimit: number) => RouteConfig({ bodyLimit });

/** The route takes a multipart form, which no other route does. */
export const TakesForms = () => RouteConfig({ takesForms: true });

/** Milliseconds in which a client may send the rest of a body that nobody reads, so that it gets the answer. */
const LINGER = 5000;

/** Lets a route's config set what Nest has no decorator for. */
export function applyRouteOptions(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit, mostInHand, sessionless, takesForms } = route.config ?? {};
    if (bodyLimit) route.bodyLimit = bodyLimit;
    if (mostInHand) Object.assign(route, { onRequest: turnstile(mostInHand) });
    // The answers to tracked events are too short to compress, and too many to look at.
    if (sessionless && route.method === 'POST') Object.assign(route, { compress: false });
    if (takesForms) Object.assign(route, { onResponse: endUnreadBody });
  });
}

/** A form that was refused half-way is not read on for ever. */
function endUnreadBody({ raw }: FastifyRequest, _reply: unknown, done: () => void): void {
  if (!raw.complete) {
    raw.unpipe();
    raw.resume();
    const timer = setTimeout(() => raw.destroy(), LINGER);
    raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  }
  done();
}
