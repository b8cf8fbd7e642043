import { SHORT_LINK_CLICK } from '@astaguide/contracts/catalog/short-link';
import { landingQueryOf } from '@astaguide/contracts/analytics/campaign-parameters';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { LookupUntilChanged } from '../../lib/live-updates/until-changed';
import { RedirectLoops } from '../../catalog/products/redirect-loops.service';
import { ShortLinksService, type ShortLinkTarget } from './short-links.service';
import { AffiliateRedirectService, asHeader } from './affiliate-redirect.service';
import { isCountable } from './click-of-request';

/** Leads from `/l/{slug}` to where the owner chose, and nowhere else, and counts the click. */
@Injectable()
export class ShortLinkRedirectService {
  /** Until the content changes: links work while the database is away. */
  private readonly targets: LookupUntilChanged<ShortLinkTarget>;

  constructor(
    links: ShortLinksService,
    private readonly affiliates: AffiliateRedirectService,
    private readonly loops: RedirectLoops,
    changes: ContentChanges,
  ) {
    this.targets = new LookupUntilChanged(changes, (slug) => links.findTarget(slug));
  }

  /** @returns undefined when there is no such link, its product was deleted, or it leads back here */
  async follow(slug: string, request: FastifyRequest): Promise<string | undefined> {
    // No other text is a slug, and PostgreSQL rejects some characters in any text.
    const target = /^[a-z0-9-]{1,60}$/.test(slug) ? await this.targets.get(slug) : undefined;
    if (!target) return undefined;
    const page = `/l/${slug}`;
    if ('productSlug' in target) return this.affiliates.follow(target.productSlug, request, page);
    if (await this.loops.leadsBack(target.url, { key: `l/${slug}` }, request.headers.host)) return undefined;
    if (isCountable(request)) {
      const landingQuery = landingQueryOf(/\?(.*)$/s.exec(request.url)?.[1] ?? '');
      const eventData = { page, ...(landingQuery && { landingQuery }) };
      this.affiliates.countLater(request, () => ({
        id: randomUUID(),
        eventType: SHORT_LINK_CLICK,
        eventData,
      }));
    }
    return asHeader(target.url);
  }
}
