import { SHORT_LINK_CLICK } from '@astaguide/contracts/catalog/short-link';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { ContentChanges } from '../../live-updates/content-changes';
import { ShortLinksService, type ShortLinkTarget } from '../../short-links/short-links.service';
import { AffiliateRedirectService, asHeader } from './affiliate-redirect.service';
import { campaignOf, isCountable } from './click-of-request';

/** Maximum number of slugs that are kept in memory. */
const MAX_SLUGS = 2000;

/** Leads from `/l/{slug}` to where the owner chose, and nowhere else, and counts the click. */
@Injectable()
export class ShortLinkRedirectService implements OnModuleInit {
  /** Until the content changes: links work while the database is away. */
  private targets = this.emptyCache();

  constructor(
    private readonly links: ShortLinksService,
    private readonly affiliates: AffiliateRedirectService,
    private readonly changes: ContentChanges,
  ) {}

  onModuleInit(): void {
    this.changes.all.subscribe(() => (this.targets = this.emptyCache()));
  }

  /** @returns undefined when there is no such link, or its product was deleted */
  async follow(slug: string, request: FastifyRequest): Promise<string | undefined> {
    // No other text is a slug, and PostgreSQL rejects some characters in any text.
    const target = /^[a-z0-9-]{1,60}$/.test(slug) ? await this.targets.fetch(slug) : undefined;
    if (!target) return undefined;
    const page = `/l/${slug}`;
    if ('productSlug' in target) return this.affiliates.follow(target.productSlug, request, page);
    if (isCountable(request)) {
      const eventData = { page, ...campaignOf(new URLSearchParams(/\?(.*)$/s.exec(request.url)?.[1])) };
      this.affiliates.countLater(request, () => ({
        id: randomUUID(),
        eventType: SHORT_LINK_CLICK,
        eventData,
      }));
    }
    return asHeader(target.url);
  }

  private emptyCache() {
    return new LRUCache<string, ShortLinkTarget>({
      max: MAX_SLUGS,
      fetchMethod: (slug) => this.links.findTarget(slug),
      ignoreFetchAbort: true,
    });
  }
}
