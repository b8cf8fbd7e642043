import { affiliateLinkFor, withClickId, withoutClickId } from '@astaguide/contracts/catalog/affiliate-link';
import type { Product } from '@astaguide/contracts/catalog/product';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { PinoLogger } from 'nestjs-pino';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { IngestService } from '../../analytics/ingest/ingest.service';
import { readVisit } from '../../analytics/ingest/visit';
import { OwnVisitsService } from '../../auth/own-visits.service';
import { TooManyRequestsError } from '../../http/errors';
import { ContentChanges } from '../../live-updates/content-changes';
import { ProductsService } from '../../products/products.service';
import { clickOfRequest, isCountable, preferredLanguage } from './click-of-request';

/** Maximum number of slugs that are kept in memory. */
const MAX_SLUGS = 2000;

/** Leads from `/go/{slug}` to the retailer, and counts the click. */
@Injectable()
export class AffiliateRedirectService implements OnModuleInit {
  /** Products that were asked for, by slug, until the catalog changes: links work while the database is away. */
  private products = new LRUCache<string, Product>({ max: MAX_SLUGS });

  constructor(
    private readonly catalog: ProductsService,
    private readonly ingest: IngestService,
    private readonly ownVisits: OwnVisitsService,
    private readonly changes: ContentChanges,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.changes.all.subscribe(() => (this.products = new LRUCache({ max: MAX_SLUGS })));
  }

  /**
   * Where the visitor's click leads: the affiliate link for their language, with the click's id where the link has
   * a place for it. The click is counted in the background; a failure there does not affect the visitor.
   *
   * @param slug of a product, now or formerly
   * @returns undefined when there is no such product
   */
  async follow(slug: string, request: FastifyRequest): Promise<string | undefined> {
    const product = await this.find(slug);
    if (!product) return undefined;
    const link = affiliateLinkFor(product, preferredLanguage(request.headers['accept-language']));
    if (!isCountable(request)) return asHeader(withoutClickId(link));
    const query = new URLSearchParams(/\?(.*)$/s.exec(request.url)?.[1]);
    const reported = z.uuid().safeParse(query.get('id'));
    // The tracker reports the same click with this id, and it counts once.
    const id = reported.success ? reported.data : randomUUID();
    // The visitor does not wait for it.
    this.count(product, id, { link: withoutClickId(link), query }, request).catch((error: unknown) => {
      if (error instanceof TooManyRequestsError) return;
      this.logger.warn({ err: error, requestId: request.id }, 'A click through the redirect was not counted');
    });
    return asHeader(withClickId(link, id));
  }

  private async count(
    product: Product,
    id: string,
    followed: { link: string; query: URLSearchParams },
    request: FastifyRequest,
  ): Promise<void> {
    const visit = readVisit(request, await this.ownVisits.isOwn(request));
    const click = clickOfRequest(product, id, { ...followed, ...visit });
    await this.ingest.accept(click, visit, request.id);
  }

  private async find(slug: string): Promise<Product | undefined> {
    const { products } = this;
    const known = products.get(slug);
    if (known) return known;
    const product = await this.catalog.findBySlugOrFormer(slug);
    if (product) products.set(slug, product);
    return product;
  }
}

/** A header takes no other characters than these; the rest of the address stays as the owner wrote it. */
function asHeader(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, encodeURI);
}
