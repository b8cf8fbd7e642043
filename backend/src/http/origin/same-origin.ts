import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ForeignOriginError } from '../errors';

/** Methods that change nothing, and whose bodies are not read. */
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Values of Sec-Fetch-Site for requests by the site's own pages, or by navigation. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Rejects state-changing requests from pages of other origins. Browsers send the origin in Sec-Fetch-Site and Origin,
 * which no page can forge; other clients send neither and have no cookie to abuse.
 *
 * @param publicUrl the site's configured origin; undefined: the address of each request
 */
export function refuseForeignOrigins(fastify: FastifyInstance, publicUrl: string | undefined): void {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  fastify.addHook('onRequest', (request, _reply, done) => {
    done(isForeign(request, publicOrigin) ? new ForeignOriginError() : undefined);
  });
}

function isForeign(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (typeof site === 'string' && !OWN_SITES.has(site)) return true;
  if (origin === undefined) return false;
  const from = originOf(origin);
  return from === undefined || from !== (publicOrigin ?? originOf(`${request.protocol}://${host}`));
}

/** Scheme, host and port; undefined if it is not a URL. */
function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
