import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AmbiguousHostError, MisdirectedError } from '../errors';
import { isLoopback, toIpv4 } from './network';

const DEFAULT_PORT = /:(80|443)$/;
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
 * @param publicUrl the site's configured origin
 */
export function refuseForeignHosts(fastify: FastifyInstance, publicUrl: string | undefined): void {
  const ownHost = publicUrl === undefined ? undefined : withoutDefaultPort(new URL(publicUrl).host);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { url, socket } = request;
    const host = withoutDefaultPort(request.headers.host ?? '');
    if (!hasOneHost(request, host)) return done(new AmbiguousHostError());
    const local = isLoopback(socket.localAddress ?? '') ? toIpv4(socket.localAddress!) : undefined;
    const name = host.replace(PORT, '');
    const isAllowedHere = local === undefined || LOCAL_NAMES.has(name) || name === local;
    const isOwn = ownHost === undefined ? isAllowedHere : host === ownHost;
    if (isOwn || HEALTH.test(url) || (isAllowedHere && METRICS.test(url))) return done();
    const where = publicUrl
      ? `reached at ${publicUrl}`
      : 'served as localhost only, unless PUBLIC_URL is set';
    done(new MisdirectedError(`This site is ${where}.`));
  });
}

/** Whether everything that names a host names the same one: at most one header, and an address without another host. */
function hasOneHost({ raw, url }: FastifyRequest, host: string): boolean {
  const names = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  if (names.length > 1) return false;
  // The absolute form, which clients send to proxies.
  if (url.startsWith('/') || url === '*') return true;
  return URL.canParse(url) && withoutDefaultPort(new URL(url).host) === host;
}

function withoutDefaultPort(host: string): string {
  return host.toLowerCase().replace(DEFAULT_PORT, '');
}
