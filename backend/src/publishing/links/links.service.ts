import { linksOf, replacementsOf, withoutClickId } from '@astaguide/contracts/catalog/affiliate-link';
import { findLinkFaults } from '@astaguide/contracts/catalog/entered-link';
import type { CheckedLink, LinkChecksQueued, LinkSwitch } from '@astaguide/contracts/publishing/link-check';
import { sumLosses } from '@astaguide/contracts/publishing/link-loss';
import type { Attention } from '@astaguide/contracts/operations/attention';
import { addJob } from '@astaguide/queues/backend';
import { CHECK_LINK, linkJobId, type CheckLinkJob } from '@astaguide/queues/link-checks-queue';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { UnavailableError } from '../../http/errors';
import { isoDates } from '../../lib/iso-dates';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { LINK_CHECKS_QUEUE } from '../../lib/queues.provider';
import { LinksRepository, type CheckedLinkRow } from './links.repository';

/** Whether the pages behind the links that visitors get still answer. */
@Injectable()
export class LinksService {
  constructor(
    private readonly links: LinksRepository,
    @Inject(LINK_CHECKS_QUEUE) private readonly queue: Queue<CheckLinkJob>,
    @Inject(BACKEND_CONFIG) private readonly config: Pick<BackendConfig, 'publicUrl'>,
  ) {}

  async list(): Promise<CheckedLink[]> {
    return (await this.links.findChecked(this.ownHost)).map((row) => answerOf(row, this.ownHost));
  }

  /** The affiliate links of the catalog, without the click ids. */
  listUrls(): Promise<string[]> {
    return this.links.findAffiliateUrls();
  }

  listSwitches(): Promise<LinkSwitch[]> {
    return this.links.findSwitches();
  }

  /** The broken links, and what is lost a day on those that nothing replaces. */
  async readLosses(): Promise<Pick<Attention, 'brokenLinks' | 'linkLoss'>> {
    const broken = (await this.list()).filter(({ verdict }) => verdict === 'broken');
    const lost = broken.filter(({ replacedBy }) => replacedBy.length === 0);
    return { brokenLinks: broken.length, linkLoss: sumLosses(lost.flatMap(({ loss }) => loss ?? [])) };
  }

  /**
   * Queues a check of each link; one that is queued already is not queued again.
   *
   * @throws UnavailableError when the queue cannot be reached
   */
  async checkAll(): Promise<LinkChecksQueued> {
    const urls = await this.links.findCheckedUrls(this.ownHost);
    try {
      for (const url of urls) await addJob(this.queue, CHECK_LINK, { url }, { jobId: linkJobId(url) });
    } catch (error) {
      throw new UnavailableError('The queue cannot be reached now.', 10, { cause: error });
    }
    return { links: urls.length };
  }

  private get ownHost(): string {
    return new URL(this.config.publicUrl).host;
  }
}

function answerOf({ productLinks, targets, ...link }: CheckedLinkRow, ownHost: string): CheckedLink {
  // As they were entered, with the placeholder for the click id.
  const entered = [...productLinks.flatMap(linksOf), ...targets].filter(
    (target) => withoutClickId(target) === link.url,
  );
  const faults = entered.flatMap((target) => findLinkFaults(target, ownHost));
  return {
    ...isoDates(link),
    faults: [...new Set(faults.map(({ message }) => message))],
    replacedBy: link.verdict === 'broken' ? replacementsOf(productLinks, link.url) : [],
  };
}
