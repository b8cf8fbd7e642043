import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Metadata key of Public. */
export const PUBLIC = 'public';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyLimit?: number;
    sessionless?: boolean;
  }
}

/** The route is for everybody; without this it is for the signed-in owner only. */
export const Public = () => SetMetadata(PUBLIC, true);

/**
 * The route is for everybody and never looks at who asks: no session is loaded for it.
 *
 * @param options bodyLimit in bytes, where the route takes less than the server does
 */
export const Sessionless = (options: { bodyLimit?: number } = {}) =>
  applyDecorators(Public(), RouteConfig({ sessionless: true, ...options }));

/** Lets a route's config set what Nest has no decorator for. */
export function applyRouteOptions(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit, sessionless } = route.config ?? {};
    if (bodyLimit) route.bodyLimit = bodyLimit;
    // The answers to tracked events are too short to compress, and too many to look at.
    if (sessionless && route.method === 'POST') Object.assign(route, { compress: false });
  });
}
