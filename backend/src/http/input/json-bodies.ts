import type { FastifyInstance } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { MalformedBodyError } from '../errors';

/** Maximum size of JSON bodies, in bytes; a route may have another one. */
export const BODY_LIMIT = 1024 * 1024;

/**
 * Reads JSON bodies, and rejects invalid UTF-8: the default parser would replace the bytes, which would silently change
 * a password.
 */
export function acceptJson(fastify: FastifyInstance): void {
  // Keys that would reach a prototype are malformed at any depth.
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new MalformedBodyError('The body is not UTF-8.'));
    const text = body.toString();
    return parse(request, text, (error, value) =>
      done(error && isJson(text) ? new MalformedBodyError(FORBIDDEN_KEY) : error, value),
    );
  });
}

const FORBIDDEN_KEY = 'A key of the body is "__proto__", or "constructor" with a "prototype". Rename it.';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
