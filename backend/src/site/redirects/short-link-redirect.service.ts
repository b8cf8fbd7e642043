import { withClickId, withoutClickId } from '@astaguide/contracts/catalog/affiliate-link';
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

/** A short link whose last day is over. */
export const ENDED = Symbol('ended');

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

  /**
   * @returns undefined when there is no such link, its product was deleted, or it leads back here; ENDED after its last
   *   day, if nothing follows
   */
  async follow(slug: string, request: FastifyRequest): Promise<string | typeof ENDED | undefined> {
    // No other text is a slug, and PostgreSQL rejects some characters in any text.
    const target = /^[a-z0-9-]{1,60}$/.test(slug) ? await this.targets.get(slug) : undefined;
    if (!target) return undefined;
    const hasEnded = target.endsAt !== null && target.endsAt.getTime() <= Date.now();
    const url = hasEnded ? target.nextUrl : target.url;
    if (hasEnded && url === null) return ENDED;
    const location = await this.locationOf(slug, url, target.productSlug, request);
    return location !== undefined && target.passesQuery ? withQueryOf(request.url, location) : location;
  }

  private async locationOf(
    slug: string,
    url: string | null,
    productSlug: string | null,
    request: FastifyRequest,
  ): Promise<string | undefined> {
    const page = `/l/${slug}`;
    if (url === null)
      return productSlug === null ? undefined : this.affiliates.follow(productSlug, request, page);
    if (await this.loops.leadsBack(url, { key: `l/${slug}` }, request.headers.host)) return undefined;
    if (!isCountable(request)) return asHeader(withoutClickId(url));
    const id = randomUUID();
    const landingQuery = landingQueryOf(queryOf(request.url));
    const eventData = { page, ...(landingQuery && { landingQuery }) };
    this.affiliates.countLater(request, () => ({ id, eventType: SHORT_LINK_CLICK, eventData }));
    return asHeader(withClickId(url, id));
  }
}

const queryOf = (address: string) => /\?(.*)$/s.exec(address)?.[1] ?? '';

/** Parameters of the redirect itself. */
const OWN_PARAMETERS = ['from', 'id', 'offer', 'landing'];

/**
 * The location with the parameters of the redirect's address. Those that it has already stay, so that no one can publish
 * the short link with another affiliate's tag.
 */
function withQueryOf(address: string, location: string): string {
  const [base, fragment] = location.split(/(#.*)$/s);
  const known = new URLSearchParams(queryOf(base!));
  const passed = [...new URLSearchParams(queryOf(address))].filter(
    ([name]) => !known.has(name) && !OWN_PARAMETERS.includes(name),
  );
  if (passed.length === 0) return location;
  const query = new URLSearchParams(passed).toString();
  const joint = !base!.includes('?') ? '?' : /[?&]$/.test(base!) ? '' : '&';
  return `${base}${joint}${query}${fragment ?? ''}`;
}
