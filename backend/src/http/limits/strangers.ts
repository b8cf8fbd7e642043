import { NotFoundException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotSignedInError } from '../errors';

/** Their bodies are not read. */
const BODYLESS_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Bytes of a refused body after which its connection is closed. */
const READ_ON_LIMIT = 16 * 1024;
/** Milliseconds in which the caller can still read the answer: a reset at once would take it along. */
const CLOSE_AFTER = 500;

/**
 * Refuses whoever may not call a route before any of the body is read: else every stranger could have the server hold a
 * megabyte for as long as a request may take. Who may call it is decided again by the guard, which knows tokens.
 *
 * @param isOwner asked where a route is not public; sessions must have been loaded by then
 */
export function refuseStrangers(
  fastify: FastifyInstance,
  isOwner: (request: FastifyRequest) => boolean,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (BODYLESS_METHODS.has(request.method)) return done();
    const refusal = refusalOf(request, isOwner);
    // A browser whose session has ended may have an article or a picture to send: the server reads it to its end, so
    // that the browser gets its answer.
    if (refusal && request.headers.cookie === undefined) stopReading(request, reply);
    done(refusal);
  });
}

function refusalOf(
  request: FastifyRequest,
  isOwner: (request: FastifyRequest) => boolean,
): Error | undefined {
  if (request.is404) return new NotFoundException(`Cannot ${request.method} ${request.url}`);
  const { isPublic, openToTokens } = request.routeOptions.config;
  const mayHaveToken = openToTokens && request.headers.authorization !== undefined;
  return isPublic || mayHaveToken || isOwner(request) ? undefined : new NotSignedInError();
}

/** Lets a short body come to its end, so that the connection can be used again, and closes that of a long one. */
function stopReading({ raw }: FastifyRequest, { raw: answer }: FastifyReply): void {
  let received = 0;
  let isClosing = false;
  const closeIfLong = () => {
    if (isClosing || received <= READ_ON_LIMIT || !answer.writableFinished) return;
    isClosing = true;
    raw.socket.pause();
    setTimeout(() => raw.destroy(), CLOSE_AFTER);
  };
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    closeIfLong();
  });
  answer.once('finish', closeIfLong);
}
