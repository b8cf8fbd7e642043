import { createHash } from 'node:crypto';
import type { QueueDefinition } from './backend';

/** One check of an affiliate link. */
export interface CheckLinkJob {
  /** Without the click id. */
  url: string;
}

/** Name of the jobs of the link checks queue. */
export const CHECK_LINK = 'check-link';

/** One id for each link, so that a link which waits for its check is not queued again. */
export const linkJobId = (url: string) => createHash('sha256').update(url).digest('hex');

/** Checks of affiliate links. Attempts are for our own failures; any answer of a shop is a result. */
export const linkChecksQueue: QueueDefinition<CheckLinkJob> = {
  name: 'links',
  defaultJobOptions: {
    attempts: 3,
    backoff: { type: 'exponential', delay: 10_000 },
    removeOnComplete: true,
    // A job that stayed would keep the link from being queued again.
    removeOnFail: true,
  },
};
