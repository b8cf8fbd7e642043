import type { CheckedLink, LinkChecksQueued } from '@astaguide/contracts/operations/link-check';
import { addJob } from '@astaguide/queues/backend';
import { CHECK_LINK, linkJobId, type CheckLinkJob } from '@astaguide/queues/link-checks-queue';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { UnavailableError } from '../http/errors';
import { LINK_CHECKS_QUEUE } from './link-checks-queue.provider';
import { LinksRepository } from './links.repository';

/** Whether the shops behind the affiliate links still answer. */
@Injectable()
export class LinksService {
  constructor(
    private readonly links: LinksRepository,
    @Inject(LINK_CHECKS_QUEUE) private readonly queue: Queue<CheckLinkJob>,
  ) {}

  list(): Promise<CheckedLink[]> {
    return this.links.findChecked();
  }

  /**
   * Queues a check of each link; one that is queued already is not queued again.
   *
   * @throws UnavailableError when the queue cannot be reached
   */
  async checkAll(): Promise<LinkChecksQueued> {
    const urls = await this.links.findUrls();
    try {
      for (const url of urls) await addJob(this.queue, CHECK_LINK, { url }, { jobId: linkJobId(url) });
    } catch (error) {
      throw new UnavailableError('The queue cannot be reached now.', 10, { cause: error });
    }
    return { links: urls.length };
  }
}
