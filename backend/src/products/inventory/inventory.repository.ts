import type { PricePoint, ProductPlaces } from '@astaguide/contracts/catalog/product-places';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Days of which clicks are summed, without today. */
const DAYS = 28;
/** Prices in a product's history. */
const MAX_PRICES = 100;

/** What a post refers to: the path of a page about a product, or `product="` for a card. */
export interface PostReference {
  id: number;
  title: string;
  published: boolean;
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
    return rows.reverse().map(({ price, since }) => ({ price, since: since.toISOString() }));
  }

  findPages(productId: number): Promise<ProductPlaces['pages']> {
    return this.dataSource.query(
      `SELECT pages.value AS page, link_placements.value AS "linkPlacement", sum(impressions)::integer AS impressions,
         sum(clicks)::integer AS clicks
       FROM site_settings CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE time_zone)::date AS day) AS today
         JOIN daily_attributions counted ON counted.day >= today.day - ${DAYS} AND counted.day < today.day
         LEFT JOIN texts pages ON pages.id = page_key
         LEFT JOIN texts link_placements ON link_placements.id = link_placement_key
       WHERE product_id = $1 GROUP BY 1, 2 ORDER BY clicks DESC, impressions DESC, 1, 2 LIMIT 200`,
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
      `SELECT post.id, title, published, found[1] AS kind, found[2] AS target
       FROM blog_posts post, regexp_matches(content,
         '(?:href="(?:${origin})?/|<figure data-)(review/|go/|product/|product=")([a-z0-9-]+)', 'g') AS found
       ORDER BY post.id`,
    );
  }

  /** The posts with a link straight to one of the product's retailers. */
  findPostsWithLinks(productId: number): Promise<Pick<PostReference, 'id' | 'title' | 'published'>[]> {
    return this.dataSource.query(
      `SELECT DISTINCT post.id, title, published FROM affiliate_links
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
