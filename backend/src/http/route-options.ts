import type { ApiTokenScope } from '@astaguide/contracts/account/api-token';
import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { concurrencyLimit } from './limits/concurrency-limit';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyLimit?: number;
    isPublic?: boolean;
    limitsEventRate?: boolean;
    maxInFlight?: number;
    sessionless?: boolean;
    takesAddressForms?: boolean;
    takesForms?: boolean;
    tokenScope?: ApiTokenScope;
  }
}

/** Prefix of a route's options in the OpenAPI document, until what follows from them is added to it. */
export const ROUTE_OPTION = 'x-route-option-';

/** Adds to a route's config. Nest's own decorator replaces the existing config. */
const extendConfig =
  (config: FastifyContextConfig): MethodDecorator =>
  (target, key, descriptor) => {
    const handler = descriptor.value as object;
    const known = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as
      FastifyContextConfig | undefined;
    RouteConfig({ ...known, ...config })(target, key, descriptor);
    for (const [name, value] of Object.entries(config))
      ApiExtension(ROUTE_OPTION + name, value)(target, key, descriptor);
  };

/** Bytes of a body that a program may send: enough for the longest sale, even if every character is escaped. */
const TOKEN_BODY_LIMIT = 16 * 1024;

/** The reads that a token's scope opens: every GET below these addresses. */
const READS: readonly (readonly [ApiTokenScope, RegExp])[] = [
  ['analytics:read', /^\/api\/analytics\//],
  ['earnings:read', /^\/api\/earnings\b/],
];

/** The scope with which a token may call a route; undefined if no token may. */
export function tokenScopeOf(
  method: string,
  path: string,
  { isPublic, tokenScope }: FastifyContextConfig,
): ApiTokenScope | undefined {
  if (tokenScope || isPublic || !['GET', 'HEAD'].includes(method.toUpperCase())) return tokenScope;
  return READS.find(([, below]) => below.test(path))?.[0];
}

/**
 * The route is also for programs with one of the owner's tokens that has the scope. Its bodies are small. Reads need no
 * such mark, see READS.
 */
export const OpenToTokens = (scope: ApiTokenScope) =>
  extendConfig({ tokenScope: scope, bodyLimit: TOKEN_BODY_LIMIT });

/** The route is for everybody; without this it is for the signed-in owner only. */
export const Public = () => extendConfig({ isPublic: true });

/**
 * The route is public and uses no session, so none is loaded for it.
 *
 * @param options.bodyLimit in bytes, if less than the server's limit
 * @param options.maxInFlight maximum number of concurrent requests of the route; others get 503
 * @param options.limitsEventRate whether an address that has sent too many events is rejected at once
 */
export const Sessionless = (
  options: { bodyLimit?: number; maxInFlight?: number; limitsEventRate?: boolean } = {},
) => extendConfig({ isPublic: true, sessionless: true, ...options });

/** The route accepts bodies of up to this many bytes instead of the server's limit. */
export const BodyLimit = (bodyLimit: number) => extendConfig({ bodyLimit });

/** The route takes forms that are encoded as addresses are, besides JSON. */
export const TakesAddressForms = () => extendConfig({ takesAddressForms: true });

/** The route takes a multipart form, which no other route does. */
export const TakesForms = () => extendConfig({ takesForms: true });

/**
 * Applies options of a route's config that Nest has no decorators for.
 *
 * @param checkEventRate throws for an address that has sent too many events
 */
export function applyRouteOptions(fastify: FastifyInstance, checkEventRate: (ip: string) => void): void {
  fastify.addHook('onRoute', (route) => {
    const tokenScope = tokenScopeOf([route.method].flat()[0]!, route.url, route.config ?? {});
    if (tokenScope) route.config = { ...route.config, tokenScope };
    const { bodyLimit, limitsEventRate, maxInFlight, sessionless } = route.config ?? {};
    if (bodyLimit) route.bodyLimit = bodyLimit;
    if (limitsEventRate) Object.assign(route, { onRequest: refuseBy(checkEventRate) });
    if (maxInFlight) Object.assign(route, { preValidation: concurrencyLimit(maxInFlight) });
    // The answers to tracked events are too short to compress, and too many to look at.
    if (sessionless && route.method === 'POST') Object.assign(route, { compress: false });
  });
}

function refuseBy(check: (ip: string) => void) {
  return ({ ip }: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
    try {
      check(ip);
    } catch (error) {
      return done(error as Error);
    }
    done();
  };
}
