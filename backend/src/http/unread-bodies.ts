import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SAFE_METHODS } from './origin/same-origin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it comes from a browser in which the owner is or was signed in. */
    readonly isKnownBrowser: boolean;
  }
}

/** Lets requests tell whether they come from a browser of the owner. */
export function recogniseBrowsers(
  fastify: FastifyInstance,
  isKnown: (request: FastifyRequest) => boolean,
): void {
  fastify.decorateRequest('isKnownBrowser', {
    getter() {
      return isKnown(this);
    },
  });
}

/** Bytes of a refused body that are still read, from a stranger and from a browser of the owner. */
const STRANGER_LIMIT = 16 * 1024;
const OWNER_LIMIT = 16 * 1024 * 1024;
/** Milliseconds in which the client can still read the answer; an immediate reset would discard it. */
const CLOSE_AFTER = 500;
/** Milliseconds without a byte after which a client that has its answer is cut off. */
const SILENCE = 5000;

/**
 * Reads the rest of a body whose request was refused, and discards it: a browser reads an answer only after it has sent
 * its request, and closing a connection with bytes unread discards the answer. The connection is closed beyond a limit,
 * after some silence, and by the timeout of requests. A stranger's is closed at once if the body will exceed the limit.
 */
export function discardBody(request: FastifyRequest, reply: FastifyReply): void {
  const { method, headers, raw } = request;
  if (raw.complete || SAFE_METHODS.has(method)) return;
  // Fastify sets it, and Node then closes the connection as soon as the answer is sent.
  void reply.removeHeader('connection');
  const isStranger = !request.isKnownBrowser;
  const limit = isStranger ? STRANGER_LIMIT : OWNER_LIMIT;
  // Without a length it may have no end.
  const isTooLong = isStranger && !(Number(headers['content-length']) <= limit);
  let received = 0;
  let isClosing = false;
  const closeIfLong = () => {
    if (isClosing || !(isTooLong || received > limit) || !reply.raw.writableFinished) return;
    isClosing = true;
    raw.pause();
    setTimeout(() => raw.destroy(), CLOSE_AFTER);
  };
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    closeIfLong();
  });
  raw.resume();
  reply.raw.once('finish', () => {
    if (!raw.complete) raw.socket.setTimeout(SILENCE);
    closeIfLong();
  });
}
