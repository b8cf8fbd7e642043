import type { FastifyReply, FastifyRequest } from 'fastify';
import { UnavailableError } from '../errors';
import { toProblem } from '../problem.filter';

/** Retry-After of rejected requests. Seconds. */
const RETRY_AFTER = 5;
/** How long a rejection is delayed. Milliseconds. */
const HOLD = 2000;
/** Maximum number of delayed rejections; beyond that the connection is closed. */
const MAX_HELD = 4096;
/** Requests that are accepted or rejected per turn of the event loop; and while some are being rejected. */
const PER_TURN = 16;
const PER_TURN_IN_A_FLOOD = 4;

/**
 * Keeps a flood of one route from slowing down every other route.
 *
 * Only requests whose body has arrived count: whoever sends half of one holds a connection, and no place here.
 *
 * A few requests are let in each turn of the event loop, however many have come: the system hands over one new
 * connection a turn, so that a turn with a thousand events in it lets hardly anybody else in. Beyond `maxInFlight`
 * they are turned away; late on purpose, because each connection waits for its answer before it asks again, and
 * thousands that are refused at once ask again at once.
 *
 * @param maxInFlight requests that are not answered yet
 * @returns a hook for `preValidation`, which counts for itself
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
    // Its caller went away while the body was read: 'close' will not come again.
    if (reply.raw.destroyed) return;
    if (inFlight < maxInFlight) {
      inFlight++;
      // Also where the caller goes away before it is answered.
      reply.raw.once('close', () => inFlight--);
      queue(done);
    } else if (held < MAX_HELD) {
      held++;
      // Nobody reads it any more, and it would be kept for as long as the refusal is.
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
