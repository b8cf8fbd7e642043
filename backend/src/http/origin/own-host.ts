import type { FastifyInstance } from 'fastify';
import { MisdirectedError } from '../errors';

/** Paths of monitoring, which uses the address of the machine. */
const WATCHED_PATHS = /^\/(health|metrics)(?=[/?]|$)/;
const DEFAULT_PORT = /:(80|443)$/;

/**
 * Rejects requests for another host than the site's, so that no other domain can serve the site. Forwarded host headers
 * are ignored.
 *
 * @param publicUrl the site's configured origin
 */
export function refuseForeignHosts(fastify: FastifyInstance, publicUrl: string): void {
  const { host } = new URL(publicUrl);
  const ownHost = withoutDefaultPort(host);
  fastify.addHook('onRequest', ({ url, headers }, _reply, done) => {
    const isOwn = withoutDefaultPort(headers.host ?? '') === ownHost;
    if (isOwn || WATCHED_PATHS.test(url)) done();
    else done(new MisdirectedError(`This site is reached at ${publicUrl}.`));
  });
}

function withoutDefaultPort(host: string): string {
  return host.toLowerCase().replace(DEFAULT_PORT, '');
}
