import type { BlogPost } from '@astaguide/contracts/blog/blog-post';
import type { PricePoint, ProductPlaces } from '@astaguide/contracts/catalog/product-places';
import { AFFILIATE_CLICK_ID } from '@astaguide/database/event-store/dimensions';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isoDates } from '../../iso-dates';
import { MAX_ATTRIBUTION } from '../../earnings/rules/longest-attribution';

/** Days of which clicks and earnings are summed, without today. */
const DAYS = 28;
/** Prices in a product's history. */
const MAX_PRICES = 100;

/** A page with one of its link placements, or with all of them. */
export type PlaceRow = ProductPlaces['pages'][number] & { isWholePage: boolean };

/** What a post refers to: the path of a page about a product, or `product="` for a card. */
export interface PostReference extends Pick<BlogPost, 'id' | 'slug' | 'title' | 'published'> {
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
    const rows = await this.dataSource.query<{ price: string; since: Date }[]>(
      `SELECT price::text, changed_at AS since FROM (
         SELECT version.id, version.price, changed_at, lag(version.price) OVER (ORDER BY version.id) AS former
         FROM product_versions version JOIN products ON products.id = product_id
         WHERE slug = $1 AND products.deleted_at IS NULL
       ) AS versions
       WHERE former IS DISTINCT FROM price ORDER BY id DESC LIMIT ${MAX_PRICES}`,
      [slug],
    );
    return rows.reverse().map(isoDates);
  }

  /**
   * Where the product's buy link was seen or clicked, or led to a sale, most clicks first. The log has no index of ids, so
   * clicks of sales are searched for as many days back as a click may precede its sale.
   */
  findPages(productId: number): Promise<PlaceRow[]> {
    const first = `day_of(now()) - ${DAYS}`;
    return this.dataSource.query(
      `WITH sold AS MATERIALIZED (
         SELECT click_id, commission FROM earned_commissions
         WHERE product_id = $1 AND day >= ${first} AND day < day_of(now())
       ), clicked AS MATERIALIZED (
         SELECT id, page_id, link_placement_id FROM events
         WHERE type_id = ${AFFILIATE_CLICK_ID} AND id IN (SELECT click_id FROM sold)
           AND received_at >= day_start(${first} - ${MAX_ATTRIBUTION + 2})
       ), counted AS (
         SELECT page_key, link_placement_key, impressions, clicks, 0 AS commission FROM daily_attributions
         WHERE product_id = $1 AND day >= ${first} AND day < day_of(now())
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
       ORDER BY clicks DESC, sum(commission) DESC, impressions DESC, 1, 2`,
      [productId],
    );
  }

  /**
   * What the posts refer to, in their order. The HTML is sanitized, so that every link is written in this one form.
   *
   * @param publicUrl the site's origin, which a link may begin with
   */
  findReferences(publicUrl: string): Promise<PostReference[]> {
    const origin = publicUrl.replace(/[^\w]/g, '\\$&');
    return this.dataSource.query(
      `SELECT post.id, slug, title, published, found[1] AS kind, found[2] AS target
       FROM blog_posts post, regexp_matches(content,
         '(?:href="(?:${origin})?/|<figure data-)(review/|go/|product/|product=")([a-z0-9-]+)', 'g') AS found
       ORDER BY post.id`,
    );
  }

  /** The posts with a link straight to one of the product's retailers. */
  findPostsWithLinks(productId: number): Promise<Omit<PostReference, 'kind' | 'target'>[]> {
    return this.dataSource.query(
      `SELECT DISTINCT post.id, slug, title, published FROM affiliate_links
         JOIN blog_posts post ON strpos(content, 'href="' || replace(url, '&', '&amp;') || '"') > 0
       WHERE product_id = $1 ORDER BY post.id`,
      [productId],
    );
  }

  async findShortLinks(productId: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ slug: string }[]>(
      'SELECT slug FROM short_links WHERE product_id = $1 ORDER BY slug',
      [productId],
    );
    return rows.map(({ slug }) => slug);
  }

  /** Every text that names a product in an address, with the product's id: present and former slugs, and ids. */
  async findNames(): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ name: string; id: number }[]>(
      `SELECT former.slug AS name, product_id AS id FROM product_former_slugs former
         JOIN products ON products.id = product_id WHERE deleted_at IS NULL
       UNION ALL SELECT slug, id FROM products WHERE deleted_at IS NULL
       UNION ALL SELECT id::text, id FROM products WHERE deleted_at IS NULL`,
    );
    return new Map(rows.map(({ name, id }) => [name, id]));
  }
}
