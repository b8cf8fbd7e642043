import { linkChecksQueue, type CheckLinkJob } from '@astaguide/queues/link-checks-queue';
import { defineProcessor, type JobContext } from '../../lib/queue-processor';
import { LinkChecker } from './link-checker';
import { LinkChecksRepository } from './link-checks.repository';
import { judgeCheck } from './link-verdict';

/** Links that a worker checks at once. Those of one host wait for each other. */
const CONCURRENCY = 4;

/** Checks one link, and stores the verdict. */
export async function checkLink(
  { url }: CheckLinkJob,
  _job: JobContext,
  checker: LinkChecker,
  checks: LinkChecksRepository,
): Promise<void> {
  const outcome = await checker.check(url);
  const now = new Date();
  await checks.save(url, judgeCheck(outcome, await checks.find(url), now), now);
}

export const linkChecksProcessor = defineProcessor(linkChecksQueue, checkLink, {
  concurrency: CONCURRENCY,
  inject: [LinkChecker, LinkChecksRepository],
  // The process shuts down.
  isFailure: ({ name }) => name !== 'AbortError',
});
