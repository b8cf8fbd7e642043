import type { QueueDefinition } from './backend';

/** One mail to one subscriber. What is sent, and whether it was sent already, is in the database. */
export interface DeliverNewsletterJob {
  /** Of a row of `newsletter_deliveries`. */
  deliveryId: string;
}

/** Name of the jobs of the newsletter queue. */
export const DELIVER_NEWSLETTER = 'deliver-newsletter';

/** One id for each delivery, so that one which waits is not queued again. */
export const deliveryJobId = (deliveryId: string) => `delivery-${deliveryId}`;

/**
 * Mails to subscribers. A refused mail is queued again by the database, which knows when it is due; attempts here are for
 * our own failures.
 */
export const newsletterQueue: QueueDefinition<DeliverNewsletterJob> = {
  name: 'newsletter',
  defaultJobOptions: {
    attempts: 5,
    backoff: { type: 'exponential', delay: 1000 },
    removeOnComplete: true,
    // A job that stayed would keep the mail from being queued again.
    removeOnFail: true,
  },
};
