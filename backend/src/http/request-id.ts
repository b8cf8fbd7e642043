import type { FastifyInstance } from 'fastify';
import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header that carries a request's id, in requests and in answers. */
const HEADER = 'x-request-id';
const VALID = /^[A-Za-z0-9._-]{1,64}$/;

/** Distinguishes this process's requests from those of other processes, and from its own before a restart. */
const PROCESS_MARK = randomInt(36 ** 6)
  .toString(36)
  .padStart(6, '0');
let count = 0;

/** Fastify's options by which every request has an id: the caller's own where it is a sound one, else a new one. */
export const requestIds = {
  genReqId({ headers }: Pick<IncomingMessage, 'headers'>): string {
    const given = headers[HEADER];
    if (typeof given === 'string' && VALID.test(given)) return given;
    count += 1;
    // Short, because it travels with each event.
    return `${PROCESS_MARK}-${count.toString(36)}`;
  },
};

/** Every response has the id, so that a request can be found in the log. */
export function exposeRequestId(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(HEADER, request.id);
    done();
  });
}
