import type { PricePoint, ProductPlaces } from '@astaguide/contracts/catalog/product-places';
import {
  Product,
  ProductFormerSlug,
  ProductVersion,
} from '@astaguide/database/entities/catalog/product.entity';
import { ShortLink } from '@astaguide/database/entities/catalog/short-link.entity';
import { SiteSettings } from '@astaguide/database/entities/settings/site-settings.entity';
import { BlogPost } from '@astaguide/database/entities/publishing/blog-post.entity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isoDates } from '../../../lib/iso-dates';
import { AFFILIATE_CLICK_ID } from '@astaguide/database/event-store/dimensions';
import { MAX_ATTRIBUTION } from '../../../earnings/rules/longest-attribution';

/** Number of days in the sums of clicks and earnings, without today. */
const DAYS = 28;
const FIRST_DAY = `day_of(now()) - ${DAYS}`;

/**
 * Where the buy link of the product with the id $1 was seen or clicked, or led to a sale, most clicks first. Rows of
 * PlaceRow. The log has no index of ids, so clicks of sales are searched for as many days back as a click may precede
 * its sale.
 */
const FIND_PAGES = `
  WITH sold AS MATERIALIZED (
    SELECT click_id, commission FROM earned_commissions
    WHERE product_id = $1 AND day >= ${FIRST_DAY} AND day < day_of(now())
  ), clicked AS MATERIALIZED (
    SELECT id, page_id, link_placement_id FROM events
    WHERE type_id = ${AFFILIATE_CLICK_ID} AND id IN (SELECT click_id FROM sold)
      AND occurred_at >= day_start(${FIRST_DAY} - ${MAX_ATTRIBUTION + 2})
  ), counted AS (
    SELECT page_key, link_placement_key, impressions, clicks, 0 AS commission FROM daily_attributions
    WHERE product_id = $1 AND day >= ${FIRST_DAY} AND day < day_of(now())
    UNION ALL
    SELECT coalesce(page_id, 0), coalesce(link_placement_id, 0), 0, 0, coalesce(commission, 0)
    FROM sold LEFT JOIN clicked ON clicked.id = click_id
  )
  SELECT pages.value AS page, link_placements.value AS "linkPlacement",
    grouping(link_placements.value) = 1 AS "isWholePage", sum(impressions)::integer AS impressions,
    sum(clicks)::integer AS clicks, round(sum(commission), 2)::text AS earnings
  FROM counted LEFT JOIN texts pages ON pages.id = page_key
    LEFT JOIN texts link_placements ON link_placements.id = link_placement_key
  GROUP BY GROUPING SETS ((pages.value, link_placements.value), (pages.value))
  ORDER BY clicks DESC, sum(commission) DESC, impressions DESC, 1, 2`;

/** Prices in a product's history. */
const MAX_PRICES = 100;

/** A page with one of its link placements, or with all of them. */
export type PlaceRow = ProductPlaces['pages'][number] & { isWholePage: boolean };

type LinkingPost = Pick<BlogPost, 'id' | 'slug' | 'title' | 'published'>;

/** What a post refers to: the path of a page about a product, or `product="` for a card. */
export interface PostReference extends LinkingPost {
  kind: 'review/' | 'go/' | 'product/' | 'product="';
  /** A slug, or a product's id. */
  target: string;
}

/** Where products are linked, and what they cost before. */
@Injectable()
export class InventoryRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The changes of the price, oldest first. */
  async findPrices(slug: string): Promise<PricePoint[]> {
    const rows = await this.dataSource
      .createQueryBuilder()
      .select('version.price', 'price')
      .addSelect('version.changed_at', 'since')
      .from(
        (versions) =>
          versions
            .select(['version.id AS id', 'version.price AS price', 'version.changedAt AS changed_at'])
            .addSelect('lag(version.price) OVER (ORDER BY version.id)', 'former')
            .from(ProductVersion, 'version')
            .innerJoin(Product, 'product', 'product.id = version.productId')
            .where('product.slug = :slug', { slug }),
        'version',
      )
      .where('version.former IS DISTINCT FROM version.price')
      .orderBy('version.id', 'DESC')
      .limit(MAX_PRICES)
      .getRawMany<{ price: string; since: Date }>();
    return rows.reverse().map(isoDates);
  }

  /** Where the product's buy link was seen or clicked, or led to a sale, most clicks first. */
  findPages(productId: number): Promise<PlaceRow[]> {
    return this.dataSource.query(FIND_PAGES, [productId]);
  }

  /**
   * What the posts refer to, in their order. The HTML is sanitized, so that every link is written in this one form.
   *
   * @param publicUrl the site's origin, which a link may begin with
   */
  async findReferences(publicUrl: string): Promise<PostReference[]> {
    const origin = publicUrl.replace(/[^\w]/g, '\\$&');
    const pattern = `(?:href="(?:${origin})?/|<figure data-)(review/|go/|product/|product=")([a-z0-9-]+)`;
    const rows = await this.dataSource
      .createQueryBuilder(BlogPost, 'post')
      .select('post.id', 'id')
      .addSelect('post.slug', 'slug')
      .addSelect('post.title', 'title')
      .addSelect('post.published', 'published')
      .addSelect(`regexp_matches(post.content, :pattern, 'g')`, 'found')
      .orderBy('post.id')
      .setParameters({ pattern })
      .getRawMany<LinkingPost & { found: [PostReference['kind'], string] }>();
    return rows.map(({ found: [kind, target], ...post }) => ({ ...post, kind, target }));
  }

  /** The posts with a link straight to one of the product's retailers. */
  findPostsWithLinks(productId: number): Promise<LinkingPost[]> {
    return this.dataSource
      .createQueryBuilder(BlogPost, 'post')
      .innerJoin(
        'affiliate_links',
        'link',
        `strpos(post.content, 'href="' || replace(link.url, '&', '&amp;') || '"') > 0`,
      )
      .distinct()
      .select('post.id', 'id')
      .addSelect('post.slug', 'slug')
      .addSelect('post.title', 'title')
      .addSelect('post.published', 'published')
      .where('link.product_id = :productId', { productId })
      .orderBy('post.id')
      .getRawMany<LinkingPost>();
  }

  /** ISO 4217 code of the earnings. */
  async findCurrency(): Promise<string> {
    const [settings] = await this.dataSource.manager.find(SiteSettings, {
      select: { id: true, reportingCurrency: true },
    });
    return settings!.reportingCurrency;
  }

  async findShortLinks(productId: number): Promise<string[]> {
    const links = await this.dataSource.manager.find(ShortLink, {
      select: { slug: true },
      where: { productId },
      order: { slug: 'ASC' },
    });
    return links.map(({ slug }) => slug);
  }

  /** Every text that names a product in an address, with the product's id: present and former slugs, and ids. */
  async findNames(): Promise<Map<string, number>> {
    const products = await this.dataSource
      .createQueryBuilder(Product, 'product')
      .leftJoin(ProductFormerSlug, 'former', 'former.productId = product.id')
      .select('product.id', 'id')
      .addSelect('product.slug', 'slug')
      .addSelect('array_remove(array_agg(former.slug), NULL)', 'formerSlugs')
      .groupBy('product.id')
      .getRawMany<{ id: number; slug: string; formerSlugs: string[] }>();
    return new Map([
      ...products.flatMap(({ id, formerSlugs }) => formerSlugs.map((slug) => [slug, id] as const)),
      ...products.map(({ id, slug }) => [slug, id] as const),
      ...products.map(({ id }) => [String(id), id] as const),
    ]);
  }
}
