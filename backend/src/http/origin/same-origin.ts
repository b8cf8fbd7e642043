import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ForeignOriginError } from '../errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What a browser says of a call by the site's own pages, or by the person at the address bar. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses state-changing calls made by pages of other origins. Browsers tell the origin in Sec-Fetch-Site
 * and Origin, and no page can forge either; programs send neither and carry no cookie to abuse.
 *
 * @param publicUrl the site's outside origin; undefined where nobody told it: then it is the address of each call
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

/** Scheme, host and port; undefined for what is no address. */
function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
