import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { toProblem } from '../problem.filter';

const PROBLEM = 'application/problem+json';

/** Statuses of malformed requests, by Node's error code; the default is 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers requests that are rejected before routing, and so before the filter, as problem+json too. */
export const earlyRefusals = {
  /** An address that cannot be read. */
  frameworkErrors(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
    const problem = toProblem(error);
    void reply.status(problem.status).type(PROBLEM).send(JSON.stringify(problem));
  },

  /** Invalid HTTP, or headers that are too large. */
  clientErrorHandler(error: ConnectionError, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const statusCode = statuses[error.code] ?? 400;
    const reason = STATUS_CODES[statusCode]!;
    const body = JSON.stringify(toProblem(Object.assign(new Error(`${reason}.`), { statusCode })));
    const head = [
      `HTTP/1.1 ${statusCode} ${reason}`,
      `Content-Type: ${PROBLEM}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroy(error);
  },
};
