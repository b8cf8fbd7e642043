import { addJob } from '@astaguide/queues/backend';
import {
  CHECK_LINK,
  linkChecksQueue,
  linkJobId,
  type CheckLinkJob,
} from '@astaguide/queues/link-checks-queue';
import { queueToken } from '@astaguide/queues/queue-provider';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { IntervalTasks } from '../../lib/interval-tasks';
import { LinkChecksRepository } from './link-checks.repository';
import { LinkHostsRepository } from './link-hosts.repository';

/** More often than daily, so that new links are checked soon. Milliseconds. */
const LOOK_EVERY = 10 * 60_000;

/** Queues a check of each affiliate link once a day. Every worker does this: a link that waits is not queued again. */
@Injectable()
export class LinkCheckSchedule implements OnModuleInit {
  constructor(
    @Inject(queueToken(linkChecksQueue)) private readonly queue: Queue<CheckLinkJob>,
    private readonly checks: LinkChecksRepository,
    private readonly hosts: LinkHostsRepository,
    private readonly intervalTasks: IntervalTasks,
  ) {}

  onModuleInit(): void {
    this.intervalTasks.every(LOOK_EVERY, 'queue link checks', () => this.queueDue(new Date()));
  }

  private async queueDue(now: Date): Promise<void> {
    await this.checks.prune();
    await this.hosts.prune(now);
    for (const url of await this.checks.findDue(now)) {
      await addJob(this.queue, CHECK_LINK, { url }, { jobId: linkJobId(url) });
    }
  }
}
