import { addJob } from '@astaguide/queues/backend';
import {
  CHECK_LINK,
  linkChecksQueue,
  linkJobId,
  type CheckLinkJob,
} from '@astaguide/queues/link-checks-queue';
import { queueToken } from '@astaguide/queues/queue-provider';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { LinkChecksRepository } from './link-checks.repository';

@Injectable()
export class LinkCheckSchedule {
  constructor(
    @Inject(queueToken(linkChecksQueue)) private readonly queue: Queue<CheckLinkJob>,
    private readonly checks: LinkChecksRepository,
  ) {}

  /** Queues a check of each link that is due. Every worker may do this: a link that waits is not queued again. */
  async queueDue(now: Date): Promise<void> {
    for (const url of await this.checks.findDue(now)) {
      await addJob(this.queue, CHECK_LINK, { url }, { jobId: linkJobId(url) });
    }
  }
}
