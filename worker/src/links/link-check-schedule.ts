import { addJob } from '@astaguide/queues/backend';
import { CHECK_LINK, linkJobId, type CheckLinkJob } from '@astaguide/queues/link-checks-queue';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { IntervalTasks } from '../interval-tasks';
import { LinkChecksRepository } from './link-checks.repository';
import { LinkHostsRepository } from './link-hosts.repository';

/** Nest's injection token for the queue that LinkCheckSchedule adds jobs to, and closes. */
export const LINK_CHECKS_QUEUE = Symbol('LINK_CHECKS_QUEUE');

/** More often than daily, so that new links are checked soon. Milliseconds. */
const LOOK_EVERY = 10 * 60_000;

/** Queues a check of each affiliate link once a day. Every worker does this: a link that waits is not queued again. */
@Injectable()
export class LinkCheckSchedule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(LINK_CHECKS_QUEUE) private readonly queue: Queue<CheckLinkJob>,
    private readonly checks: LinkChecksRepository,
    private readonly hosts: LinkHostsRepository,
    private readonly intervalTasks: IntervalTasks,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.queue.on('error', (error) => this.logger.warn({ err: error }, 'The queue of link checks is away'));
    this.intervalTasks.every(LOOK_EVERY, 'queue link checks', () => this.queueDue(new Date()));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }

  private async queueDue(now: Date): Promise<void> {
    await this.checks.prune();
    await this.hosts.prune(now);
    for (const url of await this.checks.findDue(now)) {
      await addJob(this.queue, CHECK_LINK, { url }, { jobId: linkJobId(url) });
    }
  }
}
