import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ForeignOriginError } from '../errors';
import { isForOwnHost, type SiteAddress } from './site-address';

/** Methods that change nothing, and whose bodies are not read. */
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Values of Sec-Fetch-Site for requests by the site's own pages, or by navigation. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Rejects state-changing requests from pages of other origins. Browsers send the origin in Sec-Fetch-Site and Origin,
 * which no page can forge; other clients send neither and have no cookie to abuse.
 *
 * The own origin is that of the site's address; for requests to other names of the machine, that of the request.
 */
export function refuseForeignOrigins(fastify: FastifyInstance, site: SiteAddress): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    done(isForeign(request, site) ? new ForeignOriginError() : undefined);
  });
}

function isForeign(request: FastifyRequest, site: SiteAddress): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const { origin, host, 'sec-fetch-site': sender } = request.headers;
  if (typeof sender === 'string' && !OWN_SITES.has(sender)) return true;
  if (origin === undefined) return false;
  const from = originOf(origin);
  const isNamed = site.source === 'variable' || (site.source === 'settings' && isForOwnHost(request, site));
  return from === undefined || from !== originOf(isNamed ? site.publicUrl : `${request.protocol}://${host}`);
}

/** Scheme, host and port; undefined if it is not a URL. */
function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
