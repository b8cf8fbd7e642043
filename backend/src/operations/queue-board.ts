import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotSignedInError, RETRY_AFTER } from '../http/errors';
import type { WatchedQueues } from '../lib/queues.provider';
import { toProblem } from '../http/problem.filter';

/** The path of the queue dashboard. */
export const QUEUE_BOARD_PATH = '/admin/queues';

/** The site's policy, but that the board's page names its base address. */
const BOARD_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

/**
 * The queue dashboard, only for the signed-in owner.
 *
 * @param options.queues may change between requests
 * @param options.isOwner called for every request; the board has no routes that others may use
 */
export async function serveQueueBoard(
  fastify: FastifyInstance,
  options: { queues: WatchedQueues; isOwner: (request: FastifyRequest) => boolean },
): Promise<void> {
  const adapter = new FastifyAdapter();
  adapter.setBasePath(QUEUE_BOARD_PATH);
  let shown = options.queues();
  const adapted = () => shown.map((queue) => new BullMQAdapter(queue));
  const { replaceQueues } = createBullBoard({
    queues: adapted(),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'AstaGuide queues' } },
  });
  // The board has its own error handler, which does not know the site's errors.
  adapter.setErrorHandler((error) => {
    const problem = toProblem(error);
    // The board names fewer statuses than there are, and sends whichever it is given.
    return { status: problem.status as 404, body: problem };
  });
  await fastify.register(
    async (board) => {
      board.addHook('onRequest', async (request, reply) => {
        void reply.header('content-security-policy', BOARD_POLICY);
        if (!options.isOwner(request)) throw new NotSignedInError();
        if (shown === options.queues()) return;
        shown = options.queues();
        replaceQueues(adapted());
      });
      board.addHook('onSend', async (_request, reply) => {
        if (reply.statusCode >= 400) void reply.type('application/problem+json');
        if (reply.statusCode === 503) void reply.header('retry-after', String(RETRY_AFTER));
      });
      await board.register(adapter.registerPlugin());
    },
    { prefix: QUEUE_BOARD_PATH },
  );
}
