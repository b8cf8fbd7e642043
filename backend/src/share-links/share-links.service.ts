import { reportQuerySchema } from '@astaguide/contracts/analytics/report/analytics-report';
import {
  MAX_SHARE_LINKS,
  shareLinkSchema,
  type NewShareLink,
  type ShareLink as ShareLinkAnswer,
  type shareLinkInputSchema,
} from '@astaguide/contracts/share-links/share-link';
import { sharedDimensions, type SharedReport } from '@astaguide/contracts/share-links/shared-report';
import type { ShareLink } from '@astaguide/database/entities/share-links/share-link.entity';
import { Inject, Injectable } from '@nestjs/common';
import { hash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import { DemoDataService } from '../maintenance/demo-data/demo-data.service';
import { EarningsService } from '../earnings/earnings.service';
import { ReportService } from '../analytics/report/report.service';
import { BACKEND_CONFIG, type BackendConfig } from '../lib/config';
import { ConflictError, InvalidInputError, NotFoundError } from '../http/errors';
import { isoDates } from '../lib/iso-dates';
import { SettingsService } from '../settings/settings.service';
import { PublicClicksRepository } from './public-clicks.repository';
import { ShareLinksRepository } from './share-links.repository';

/** Random bytes in a link. */
const LENGTH = 24;

/** Shared reports: anyone with the link can read them until the owner revokes it. */
@Injectable()
export class ShareLinksService {
  constructor(
    private readonly links: ShareLinksRepository,
    private readonly publicClicks: PublicClicksRepository,
    private readonly reports: ReportService,
    private readonly earnings: EarningsService,
    private readonly site: SettingsService,
    private readonly demoData: DemoDataService,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {}

  async list(): Promise<ShareLinkAnswer[]> {
    return (await this.links.findAll()).map(answerOf);
  }

  /**
   * @throws InvalidInputError where it would have run out already
   * @throws ConflictError where there are as many as there may be
   */
  async create(input: z.output<typeof shareLinkInputSchema>, now = new Date()): Promise<NewShareLink> {
    const { name, range, from, to, showsEarnings } = input;
    const expiresAt = input.expiresAt ? new Date(input.expiresAt) : null;
    if (expiresAt && expiresAt <= now) {
      throw new InvalidInputError([{ path: 'expiresAt', message: 'Choose a time in the future' }]);
    }
    const token = randomBytes(LENGTH).toString('base64url');
    const added = await this.links.add(
      {
        name,
        range,
        fromDay: from ?? null,
        toDay: to ?? null,
        showsEarnings,
        expiresAt,
        tokenHash: hash('sha256', token),
      },
      MAX_SHARE_LINKS,
    );
    if (!added) throw new ConflictError(`You already have ${MAX_SHARE_LINKS} links. Revoke one first.`);
    return { ...answerOf(added), url: `${this.config.publicUrl}/shared/${token}` };
  }

  /** @throws NotFoundError when there is no link of that id */
  async revoke(id: number): Promise<void> {
    if (!(await this.links.remove(id))) throw new NotFoundError('Link not found.');
  }

  /** @returns undefined if the link does not exist, has expired or was revoked */
  async findReport(token: string, now = new Date()): Promise<SharedReport | undefined> {
    const link = await this.links.findByHash(hash('sha256', token));
    if (!link || (link.expiresAt && link.expiresAt <= now)) return undefined;
    const { range, fromDay, toDay, name, showsEarnings } = link;
    const days = range === 'custom' ? { from: fromDay!, to: toDay! } : {};
    const query = reportQuerySchema.parse({ range, compare: 'previous', ...days });
    const earn = (by: EarningsDimension) => this.earnings.read({ ...query, by }, now);
    const [report, { siteName }, ...earnings] = await Promise.all([
      this.reports.report(query, now),
      this.site.get(),
      ...(showsEarnings ? sharedDimensions.map(earn) : []),
    ]);
    const { period, comparison } = report;
    const hasDemoData = await this.demoData.isCountedIn({ ...period, from: (comparison ?? period).from });
    const uniqueClicks = await this.publicClicks.findByProduct(period);
    return { name, siteName, report, earnings, hasDemoData, uniqueClicks };
  }
}

function answerOf(link: ShareLink): ShareLinkAnswer {
  return shareLinkSchema.parse({
    ...isoDates(link),
    from: link.fromDay,
    to: link.toDay,
  });
}
