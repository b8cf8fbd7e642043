import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ForeignOriginError } from './errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What a browser says of a call by the site's own pages, or by the person at the address bar. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses state-changing calls made by pages of other origins. Browsers tell the origin in Sec-Fetch-Site
 * and Origin, and no page can forge either; programs send neither and carry no cookie to abuse.
 */
export function refuseForeignOrigins(fastify: FastifyInstance, publicUrl: string): void {
  const publicHost = new URL(publicUrl).host;
  fastify.addHook('onRequest', (request, _reply, done) => {
    done(isForeign(request, publicHost) ? new ForeignOriginError() : undefined);
  });
}

function isForeign(request: FastifyRequest, publicHost: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (typeof site === 'string' && !OWN_SITES.has(site)) return true;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const originHost = new URL(origin).host;
  return originHost !== host && originHost !== publicHost;
}
