import type { FastifyInstance } from 'fastify';

/** Warns once when a proxy seems to be in front although none is trusted: all visitors would have its address. */
export function warnOfUntrustedProxy(fastify: FastifyInstance, warn: (message: string) => void): void {
  let hasWarned = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      warn(
        'A request has X-Forwarded-For, but TRUST_PROXY is 0. If a proxy is in front, set TRUST_PROXY: otherwise all visitors count under its address, perhaps as bots.',
      );
    }
    done();
  });
}
