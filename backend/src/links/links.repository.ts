import type { CheckedLink } from '@astaguide/contracts/operations/link-check';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Days of which the clicks are averaged, without today. */
const DAYS = 28;

type Row = Omit<CheckedLink, 'checkedAt' | 'failedSince'> & {
  checkedAt: Date | null;
  failedSince: Date | null;
};

/** The affiliate links of the catalog, and their last checks. */
@Injectable()
export class LinksRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Broken links first, then suspected ones, then those with the most clicks. */
  async findChecked(): Promise<CheckedLink[]> {
    const rows = await this.dataSource.query<Row[]>(
      `WITH today AS (SELECT (now() AT TIME ZONE time_zone)::date AS day FROM site_settings),
         recent AS (
           SELECT product_id, sum(clicks) AS clicks FROM top_products, today
           WHERE top_products.day >= today.day - ${DAYS} AND top_products.day < today.day GROUP BY product_id
         ),
         links AS (
           SELECT url, json_agg(json_build_object('id', products.id, 'name', name) ORDER BY name) AS products,
             coalesce(sum(recent.clicks), 0)::double precision / ${DAYS} AS clicks_per_day
           FROM affiliate_links JOIN products ON products.id = affiliate_links.product_id
             LEFT JOIN recent ON recent.product_id = products.id
           GROUP BY url
         )
       SELECT url, products, verdict, status, reason, hint, checked_at AS "checkedAt",
         failed_since AS "failedSince", clicks_per_day AS "clicksPerDay"
       FROM links LEFT JOIN link_checks USING (url)
       ORDER BY array_position(ARRAY['broken', 'suspected'], verdict) NULLS LAST, clicks_per_day DESC, url`,
    );
    return rows.map(({ checkedAt, failedSince, ...row }) => ({
      ...row,
      checkedAt: checkedAt?.toISOString() ?? null,
      failedSince: failedSince?.toISOString() ?? null,
    }));
  }

  async findUrls(): Promise<string[]> {
    const rows = await this.dataSource.query<{ url: string }[]>(
      'SELECT DISTINCT url FROM affiliate_links ORDER BY url',
    );
    return rows.map(({ url }) => url);
  }
}
