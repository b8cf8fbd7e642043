import {
  CHECK_LINK,
  type CheckLinkJob,
  linkChecksQueue,
  linkJobId,
} from '@astaguide/queues/link-checks-queue';
import { WORKER_CONFIG, type WorkerConfig } from '../../lib/config';
import { type JobContext, defineProcessor } from '../../lib/queue-processor';
import { LinkChecker } from './link-checker';
import { LinkChecksRepository } from './link-checks.repository';
import { judgeCheck } from './link-verdict';
import { addJob } from '@astaguide/queues/backend';
import { queueToken } from '@astaguide/queues/queue-provider';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';

@Injectable()
export class LinkCheckSchedule {
  constructor(
    @Inject(queueToken(linkChecksQueue)) private readonly queue: Queue<CheckLinkJob>,
    private readonly checks: LinkChecksRepository,
    @Inject(WORKER_CONFIG) private readonly config: Pick<WorkerConfig, 'publicUrl'>,
  ) {}

  /** Queues a check of each link that is due. Every worker may do this: a link that waits is not queued again. */
  async queueDue(now: Date): Promise<void> {
    for (const url of await this.checks.findDue(now, new URL(this.config.publicUrl).host)) {
      await addJob(this.queue, CHECK_LINK, { url }, { jobId: linkJobId(url) });
    }
  }
}

/** Links that a worker checks at once. Those of one host wait for each other. */
const CONCURRENCY = 4;

/** Checks one link, and stores the verdict. */
export async function checkLink(
  { url }: CheckLinkJob,
  _job: JobContext,
  checker: LinkChecker,
  checks: LinkChecksRepository,
): Promise<void> {
  const outcome = await checker.check(url, await checks.isOfProduct(url));
  const now = new Date();
  await checks.save(url, judgeCheck(outcome, await checks.find(url), now), now);
}

export const linkChecksProcessor = defineProcessor(linkChecksQueue, checkLink, {
  concurrency: CONCURRENCY,
  inject: [LinkChecker, LinkChecksRepository],
  // The process shuts down.
  isFailure: ({ name }) => name !== 'AbortError',
});
