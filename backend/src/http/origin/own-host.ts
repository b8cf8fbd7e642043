import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AmbiguousHostError, MisdirectedError } from '../errors';
import { isLoopback, toIpv4 } from './network';
import { comparableHost, isForOwnHost, type SiteAddress } from './site-address';
import { isIP } from 'node:net';

const PORT = /:\d+$/;
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const HEALTH = /^\/health(?=[/?]|$)/;
const METRICS = /^\/metrics(?=[/?]|$)/;

/**
 * Rejects requests for another host than the site's, so that no other domain can serve the site. Forwarded host headers
 * are ignored. Monitoring uses the address of the machine, so health and metrics are exempt.
 *
 * Without a configured origin, connections to a loopback address are only served under its usual names: otherwise a
 * page in a browser on this machine could point its own domain to 127.0.0.1 and read everything (DNS rebinding).
 *
 * With an address from the settings, the usual names of this machine and IP addresses are served too. Otherwise a typing
 * error, or a database restored on another machine, would lock the owner out. No domain can pose as them.
 */
export function refuseForeignHosts(fastify: FastifyInstance, site: SiteAddress): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { url, socket } = request;
    const host = comparableHost(request.headers.host ?? '');
    if (!hasOneHost(request, host)) return done(new AmbiguousHostError());
    const local = isLoopback(socket.localAddress ?? '') ? toIpv4(socket.localAddress!) : undefined;
    const name = host.replace(PORT, '');
    const isAllowedHere = local === undefined || LOCAL_NAMES.has(name) || name === local;
    const isMachine =
      local === undefined ? LOCAL_NAMES.has(name) || isIP(name.replace(/^\[|\]$/g, '')) > 0 : isAllowedHere;
    const isOwn = {
      variable: () => isForOwnHost(request, site),
      settings: () => isForOwnHost(request, site) || isMachine,
      default: () => isAllowedHere,
    }[site.source]();
    if (isOwn || HEALTH.test(url) || (isAllowedHere && METRICS.test(url))) return done();
    const where =
      site.source === 'default'
        ? 'served as localhost only, unless its address is set'
        : `reached at ${site.publicUrl}`;
    done(new MisdirectedError(`This site is ${where}.`));
  });
}

/** Whether everything that names a host names the same one: at most one header, and an address without another host. */
function hasOneHost({ raw, url }: FastifyRequest, host: string): boolean {
  const names = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  if (names.length > 1) return false;
  // The absolute form, which clients send to proxies.
  if (url.startsWith('/') || url === '*') return true;
  return URL.canParse(url) && comparableHost(new URL(url).host) === host;
}
