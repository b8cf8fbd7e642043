import type { FastifyInstance } from 'fastify';
import { MisdirectedError } from '../errors';

/** Asked by programs that watch the process, under the address of its machine. */
const WATCHED_PATHS = /^\/(health|metrics)(?=[/?]|$)/;
const DEFAULT_PORT = /:(80|443)$/;

/**
 * Refuses calls for a host other than the site's: whoever leads another name here, by its DNS or a proxy, gets no
 * page of the site under that name. What a proxy says of the host is not looked at.
 *
 * @param publicUrl the site's outside origin, as the operator told it
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
