import { addJob } from '@astaguide/queues/backend';
import {
  DELIVER_NEWSLETTER,
  deliveryJobId,
  type DeliverNewsletterJob,
} from '@astaguide/queues/newsletter-queue';
import type { Queue } from 'bullmq';
import type { DeliveriesRepository } from './deliveries.repository';

/** Puts mails to subscribers on their queue when they are due. Safe to run in several workers. */
export class DeliveryFeed {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly queue: Queue<DeliverNewsletterJob>,
  ) {}

  async postDue(): Promise<void> {
    await this.deliveries.noteLost();
    for (const deliveryId of await this.deliveries.postDue())
      await addJob(this.queue, DELIVER_NEWSLETTER, { deliveryId }, { jobId: deliveryJobId(deliveryId) });
  }
}
