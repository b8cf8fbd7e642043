import type { FastifyInstance } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { MalformedBodyError } from '../errors';

/**
 * Reads JSON bodies, and refuses bytes that are no UTF-8: the server's own reader would put another sign in
 * their place, and a password with one in it would be another password.
 */
export function acceptJson(fastify: FastifyInstance): void {
  // Keys that would reach a prototype are malformed, wherever they stand.
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new MalformedBodyError('The body is not UTF-8.'));
    return parse(request, body.toString(), done);
  });
}
