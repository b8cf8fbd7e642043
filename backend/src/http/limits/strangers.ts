import { NotFoundException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotSignedInError } from '../errors';
import { SAFE_METHODS } from '../origin/same-origin';

/** Bytes of a refused body after which its connection is closed. */
const READ_ON_LIMIT = 16 * 1024;
/** Milliseconds in which the client can still read the answer; an immediate reset would discard it. */
const CLOSE_AFTER = 500;

/**
 * Rejects unauthorized requests before their body is read. Otherwise every stranger could make the server hold a
 * megabyte for the duration of a request. The guard checks the authorization again, because it knows tokens.
 *
 * @param isOwner called on routes that are not public, after sessions were loaded
 */
export function refuseStrangers(
  fastify: FastifyInstance,
  isOwner: (request: FastifyRequest) => boolean,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (SAFE_METHODS.has(request.method)) return done();
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
  const { isPublic, tokenScope } = request.routeOptions.config;
  const mayHaveToken = tokenScope !== undefined && request.headers.authorization !== undefined;
  return isPublic || mayHaveToken || isOwner(request) ? undefined : new NotSignedInError();
}

/** Reads a short body to its end, so that the connection can be reused, and closes the connection of a long one. */
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
