import { linkChecksQueue } from '@astaguide/queues/link-checks-queue';
import { queueProvider } from '../queue-provider';

/** Nest's injection token for the queue of link checks. */
export const LINK_CHECKS_QUEUE = Symbol('LINK_CHECKS_QUEUE');

export const linkChecksQueueProvider = queueProvider(LINK_CHECKS_QUEUE, linkChecksQueue);
