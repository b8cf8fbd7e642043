import type { FastifyReply, FastifyRequest } from 'fastify';
import { SAFE_METHODS } from './origin/same-origin';

/** Bytes of a refused body that are still read, from a stranger and from a client that says it is the owner's. */
const STRANGER_LIMIT = 16 * 1024;
const OWNER_LIMIT = 16 * 1024 * 1024;
/** Milliseconds in which the client can still read the answer; an immediate reset would discard it. */
const CLOSE_AFTER = 500;
/** Milliseconds without a byte after which a client that has its answer is cut off. */
const SILENCE = 5000;

/**
 * Reads the rest of a body whose request was refused, and discards it: a browser reads an answer only after it has sent
 * its request, and closing a connection with bytes unread discards the answer. The connection is closed beyond a limit,
 * after some silence, and by the timeout of requests.
 */
export function discardBody({ method, headers, raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete || SAFE_METHODS.has(method)) return;
  // Fastify sets it, and Node then closes the connection as soon as the answer is sent.
  void reply.removeHeader('connection');
  const isStranger = headers.cookie === undefined && headers.authorization === undefined;
  const limit = isStranger ? STRANGER_LIMIT : OWNER_LIMIT;
  let received = 0;
  let isClosing = false;
  const closeIfLong = () => {
    if (isClosing || received <= limit || !reply.raw.writableFinished) return;
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
