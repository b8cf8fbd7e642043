import type { ProductLinks } from '@astaguide/contracts/catalog/affiliate-link';
import type { CheckedLink, LinkSwitch } from '@astaguide/contracts/publishing/link-check';
import { LinkSwitch as LinkSwitchRow } from '@astaguide/database/entities/catalog/link-switch.entity';
import { Product } from '@astaguide/database/entities/catalog/product.entity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type DatedRow, isoDates } from '../../lib/iso-dates';

/** Days of which the clicks are averaged, without today. */
const DAYS = 28;

/**
 * The affiliate links of the catalog with their last checks and their clicks a day: broken links first, then suspected
 * ones, then those with the most clicks. Rows of CheckedLinkRow.
 */
const FIND_CHECKED_LINKS = `
  WITH today AS (SELECT (now() AT TIME ZONE time_zone)::date AS day FROM site_settings),
    recent AS (
      SELECT product_id, sum(clicks) AS clicks FROM top_products, today
      WHERE top_products.day >= today.day - ${DAYS} AND top_products.day < today.day GROUP BY product_id
    ),
    broken AS (
      SELECT product_id, json_agg(url) AS urls
      FROM affiliate_links JOIN link_checks USING (url) WHERE verdict = 'broken' GROUP BY product_id
    ),
    links AS (
      SELECT url, json_agg(json_build_object('id', products.id, 'name', name) ORDER BY name) AS products,
        json_agg(json_build_object('affiliateLink', affiliate_link, 'affiliateLinkDe', affiliate_link_de,
          'affiliateLinkEs', affiliate_link_es, 'affiliateLinkNl', affiliate_link_nl, 'affiliateLinkPl',
          affiliate_link_pl, 'offers', offers, 'brokenLinks', coalesce(broken.urls, '[]'))) AS product_links,
        coalesce(sum(recent.clicks), 0)::double precision / ${DAYS} AS clicks_per_day
      FROM affiliate_links JOIN products ON products.id = affiliate_links.product_id
        LEFT JOIN recent ON recent.product_id = products.id
        LEFT JOIN broken ON broken.product_id = products.id
      GROUP BY url
    )
  SELECT url, products, product_links AS "productLinks", verdict, status, reason, hint,
    checked_at AS "checkedAt", failed_since AS "failedSince", clicks_per_day AS "clicksPerDay", loss
  FROM links LEFT JOIN link_checks USING (url)
  ORDER BY array_position(ARRAY['broken', 'suspected'], verdict) NULLS LAST, clicks_per_day DESC, url`;

/** Switches that are listed. */
const SWITCHES = 50;

/** The row of a link, with the links of its products. */
export type CheckedLinkRow = DatedRow<Omit<CheckedLink, 'replacedBy'>, 'checkedAt' | 'failedSince'> & {
  productLinks: ProductLinks[];
};

/** The affiliate links of the catalog, and their last checks. */
@Injectable()
export class LinksRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Broken links first, then suspected ones, then those with the most clicks. */
  findChecked(): Promise<CheckedLinkRow[]> {
    return this.dataSource.query(FIND_CHECKED_LINKS);
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

  async findUrls(): Promise<string[]> {
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
