import type { ProductLinks } from '@astaguide/contracts/catalog/affiliate-link';
import type { CheckedLink, LinkSwitch } from '@astaguide/contracts/publishing/link-check';
import { LinkSwitch as LinkSwitchRow } from '@astaguide/database/entities/catalog/link-switch.entity';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type DatedRow, isoDates } from '../../lib/iso-dates';

/** SQL for whether a row of checked_links is checked; $1 as below. */
const IS_CHECKED = `NOT (is_in_text AND lower(split_part(url, '/', 3)) = $1)`;

/**
 * The links that visitors get, with their last checks and their clicks a day: broken links first, then suspected ones,
 * then those that lead elsewhere, then those with the most clicks. $1 is the host of this site, whose links in texts are
 * left out. Rows of CheckedLinkRow.
 */
const FIND_CHECKED_LINKS = `
  WITH broken AS (
      SELECT product_id, json_agg(url) AS urls
      FROM affiliate_links JOIN link_checks USING (url) WHERE verdict = 'broken' GROUP BY product_id
    ),
    links AS (
      SELECT url,
        coalesce(json_agg(DISTINCT jsonb_build_object('id', products.id, 'name', name))
          FILTER (WHERE products.id IS NOT NULL), '[]') AS products,
        coalesce(json_agg(DISTINCT jsonb_build_object('id', blog_posts.id, 'title', title))
          FILTER (WHERE blog_posts.id IS NOT NULL), '[]') AS posts,
        coalesce(json_agg(DISTINCT short_link) FILTER (WHERE short_link IS NOT NULL), '[]') AS short_links,
        coalesce(json_agg(DISTINCT short_link_target) FILTER (WHERE short_link IS NOT NULL), '[]') AS targets,
        coalesce(json_agg(json_build_object('affiliateLink', affiliate_link, 'affiliateLinkDe', affiliate_link_de,
          'affiliateLinkEs', affiliate_link_es, 'affiliateLinkNl', affiliate_link_nl, 'affiliateLinkPl',
          affiliate_link_pl, 'offers', offers, 'brokenLinks', coalesce(broken.urls, '[]')))
          FILTER (WHERE products.id IS NOT NULL AND NOT is_in_text), '[]') AS product_links
      FROM checked_links LEFT JOIN products ON products.id = checked_links.product_id
        LEFT JOIN broken ON broken.product_id = products.id
        LEFT JOIN blog_posts ON blog_posts.id = post_id
      WHERE ${IS_CHECKED}
      GROUP BY url
    )
  SELECT url, products, posts, short_links AS "shortLinks", targets, product_links AS "productLinks", verdict,
    status, reason, hint, final_url AS "finalUrl", checked_at AS "checkedAt", failed_since AS "failedSince",
    clicks_per_day AS "clicksPerDay", loss
  FROM links LEFT JOIN link_checks USING (url)
  ORDER BY array_position(ARRAY['broken', 'suspected', 'leads-elsewhere'], verdict) NULLS LAST,
    clicks_per_day DESC NULLS LAST, url`;

/** Switches that are listed. */
const SWITCHES = 50;

/** The row of a link, with the links of its products. */
export type CheckedLinkRow = DatedRow<
  Omit<CheckedLink, 'replacedBy' | 'faults'>,
  'checkedAt' | 'failedSince'
> & {
  productLinks: ProductLinks[];
  /** As short links have it, with the placeholder for the click id. */
  targets: string[];
};

/** The links that visitors get, and their last checks. */
@Injectable()
export class LinksRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Broken links first. @param ownHost of this site: 'astaguide.example' */
  findChecked(ownHost: string): Promise<CheckedLinkRow[]> {
    return this.dataSource.query(FIND_CHECKED_LINKS, [ownHost]);
  }

  /** The addresses of `findChecked`. */
  async findCheckedUrls(ownHost: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ url: string }[]>(
      `SELECT DISTINCT url FROM checked_links WHERE ${IS_CHECKED} ORDER BY url`,
      [ownHost],
    );
    return rows.map(({ url }) => url);
  }

  /** The newest first. */
  async findSwitches(): Promise<LinkSwitch[]> {
    const rows = await this.dataSource
      .createQueryBuilder(LinkSwitchRow, 'change')
      // Before the join: a product that was deleted keeps its name here.
      .withDeleted()
      .innerJoin(Product, 'product', 'product.id = change.productId')
      .select('change.id::integer', 'id')
      .addSelect(`json_build_object('id', product.id, 'name', product.name)`, 'product')
      .addSelect('change.fromUrl', 'fromUrl')
      .addSelect('change.toUrl', 'toUrl')
      .addSelect('change.switchedAt', 'switchedAt')
      .orderBy('change.id', 'DESC')
      .limit(SWITCHES)
      .getRawMany<DatedRow<LinkSwitch, 'switchedAt'>>();
    return rows.map(isoDates);
  }

  /** The affiliate links of the catalog. */
  async findAffiliateUrls(): Promise<string[]> {
    const rows = await this.dataSource
      .createQueryBuilder()
      .select('link.url', 'url')
      .distinct()
      .from('affiliate_links', 'link')
      .orderBy('link.url')
      .getRawMany<{ url: string }>();
    return rows.map(({ url }) => url);
  }
}
