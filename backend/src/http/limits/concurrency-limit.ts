import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER, UnavailableError } from '../errors';
import { toProblem } from '../problem.filter';

/** How long a rejection is delayed. Milliseconds. */
const HOLD = 2000;
/** Maximum number of delayed rejections; beyond that the connection is closed. */
const MAX_HELD = 4096;
/** Requests that are accepted or rejected per turn of the event loop; and while some are being rejected. */
const PER_TURN = 16;
const PER_TURN_IN_A_FLOOD = 4;

/**
 * Keeps a flood of one route from slowing down the others.
 *
 * Only requests whose body has arrived are counted: an incomplete request occupies a connection, but no place here.
 *
 * Each turn of the event loop admits only a few requests: the system accepts one connection per turn, so a turn with a
 * thousand requests would block new clients. Beyond `maxInFlight`, requests are rejected, deliberately late: clients
 * that are rejected at once would repeat their request at once.
 *
 * @param maxInFlight maximum number of unanswered requests
 * @returns a hook for `preValidation` with its own counter
 */
export function concurrencyLimit(maxInFlight: number) {
  const body = JSON.stringify(toProblem(new UnavailableError('Too many at once.', RETRY_AFTER)));
  const waiting: (() => void)[] = [];
  let isTurning = false;
  let inFlight = 0;
  let held = 0;

  const queue = (step: () => void) => {
    waiting.push(step);
    if (!isTurning) setImmediate(turn);
    isTurning = true;
  };
  const turn = () => {
    for (const step of waiting.splice(0, held > 0 ? PER_TURN_IN_A_FLOOD : PER_TURN)) step();
    isTurning = waiting.length > 0;
    if (isTurning) setImmediate(turn);
  };
  const refuse = (reply: FastifyReply) => {
    if (reply.raw.destroyed) return;
    void reply
      .status(503)
      .headers({ 'retry-after': String(RETRY_AFTER), 'cache-control': 'no-store' })
      .type('application/problem+json')
      .send(body);
  };

  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    // The client disconnected while the body was read, so there will be no other 'close' event.
    if (reply.raw.destroyed) return;
    if (inFlight < maxInFlight) {
      inFlight++;
      // Also if the client disconnects before it gets an answer.
      reply.raw.once('close', () => inFlight--);
      queue(done);
    } else if (held < MAX_HELD) {
      held++;
      // The body is not needed any more, and would be kept in memory until the rejection is sent.
      request.body = undefined;
      const timer = setTimeout(() => queue(() => refuse(reply)), HOLD);
      reply.raw.once('close', () => {
        held--;
        clearTimeout(timer);
      });
    } else {
      queue(() => refuse(reply.header('connection', 'close')));
    }
  };
}
