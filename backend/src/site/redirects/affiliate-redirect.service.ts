import type { TrackRequest } from '@astaguide/contracts/analytics/analytics-event';
import {
  affiliateLinkFor,
  isBroken,
  withClickId,
  withoutClickId,
} from '@astaguide/contracts/catalog/affiliate-link';
import type { Product } from '@astaguide/contracts/catalog/product';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { IngestService } from '../../analytics/ingest/ingest.service';
import { readVisit, type Visit } from '../../analytics/ingest/visit';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { AuthService } from '../../account/auth.service';
import { TooManyRequestsError } from '../../http/errors';
import { countryOfVisit } from '../../http/origin/country-of';
import { toIpv4 } from '../../http/origin/network';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { LookupUntilChanged } from '../../lib/live-updates/until-changed';
import { ProductsService } from '../../catalog/products/products.service';
import { RedirectLoops } from '../../catalog/products/redirect-loops.service';
import { clickOfRequest, isCountable, isFromOwnPage, preferredLanguage } from './click-of-request';

/** Leads from `/go/{slug}` to the retailer, and counts the click. */
@Injectable()
export class AffiliateRedirectService {
  /** Products that were requested, by slug, until the catalog changes: links work while the database is away. */
  private readonly products: LookupUntilChanged<Product>;

  constructor(
    catalog: ProductsService,
    private readonly ingest: IngestService,
    private readonly auth: AuthService,
    private readonly loops: RedirectLoops,
    changes: ContentChanges,
    private readonly logger: PinoLogger,
    @Inject(BACKEND_CONFIG) private readonly config: Pick<BackendConfig, 'countryHeader'>,
  ) {
    this.products = new LookupUntilChanged(changes, (slug) => catalog.findBySlugOrFormer(slug));
  }

  /**
   * Where the visitor's click leads: the affiliate link for their language, with the click's id where the link has
   * a place for it. The click is counted in the background; a failure there does not affect the visitor.
   *
   * @param slug of a product, now or formerly
   * @param page the page of the click; if absent, the page of this site that linked here
   * @returns undefined when there is no such product, or when its link leads back here
   */
  async follow(slug: string, request: FastifyRequest, page?: string): Promise<string | undefined> {
    const product = await this.products.get(slug);
    if (!product) return undefined;
    const language = preferredLanguage(request.headers['accept-language']);
    const query = new URLSearchParams(/\?(.*)$/s.exec(request.url)?.[1]);
    const named = product.offers[Number(query.get('offer') ?? NaN)];
    const offer = named && !isBroken(product, named.link) ? named : undefined;
    const visitor = {
      language,
      country: countryOfVisit(toIpv4(request.ip), request.headers, this.config.countryHeader),
    };
    const link = offer?.link ?? affiliateLinkFor(product, visitor);
    const itself = { key: `go/${slug}`, productId: product.id };
    if (await this.loops.leadsBack(link, itself, request.headers.host)) return undefined;
    if (!isCountable(request)) return asHeader(withoutClickId(link));
    const reported = z.uuid().safeParse(query.get('id'));
    // The tracker reports the same click with this id, and it counts once. Another site could repeat an id, so that
    // its visitors’ clicks are not counted.
    const id = reported.success && isFromOwnPage(request.headers) ? reported.data : randomUUID();
    this.countLater(request, (visit) =>
      clickOfRequest(product, id, { link: withoutClickId(link), offer, query, page, ...visit }),
    );
    return asHeader(withClickId(link, id));
  }

  /** Counts a click in the background: the visitor does not wait for it, and a failure does not affect them. */
  countLater(request: FastifyRequest, clickOf: (visit: Visit) => TrackRequest): void {
    this.count(request, clickOf).catch((error: unknown) => {
      if (error instanceof TooManyRequestsError) return;
      this.logger.warn({ err: error, requestId: request.id }, 'A click through the redirect was not counted');
    });
  }

  private async count(request: FastifyRequest, clickOf: (visit: Visit) => TrackRequest): Promise<void> {
    const visit = readVisit(request, await this.auth.isOwnVisit(request));
    await this.ingest.accept(clickOf(visit), visit, request.id);
  }
}

/** A header takes no other characters than these; the rest of the address stays as the owner wrote it. */
export function asHeader(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURI);
}
