import type { ReportPeriod } from '@astaguide/contracts/lib/report-period';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Clicks and page views by day from $1 to $2. */
const SITE_DAYS = `
  SELECT day::text, clicks::float8, page_views::float8 AS views FROM daily_rollups
  WHERE dimension = ${dimensions.total} AND key_id = 0 AND day BETWEEN $1::date AND $2::date`;

/** Clicks on a product's buy links ($3), and impressions of these, by day from $1 to $2. */
const PRODUCT_DAYS = `
  SELECT day::text, sum(clicks)::float8 AS clicks, sum(impressions)::float8 AS views FROM daily_attributions
  WHERE day BETWEEN $1::date AND $2::date AND product_id = $3::integer GROUP BY day`;

const FIRST_DAY = `
  SELECT min(day)::text AS day FROM daily_rollups WHERE dimension = ${dimensions.total} AND key_id = 0`;

/** Clicks by day, of the site or a product. */
@Injectable()
export class ClickDaysRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Clicks by day with page views, or of a product with impressions of its buy links. Days without any are missing. */
  find(
    { from, to }: ReportPeriod,
    productId: number | undefined,
  ): Promise<{ day: string; clicks: number; views: number }[]> {
    return productId === undefined
      ? this.database.query(SITE_DAYS, [from, to])
      : this.database.query(PRODUCT_DAYS, [from, to, productId]);
  }

  /** The first day with events of the site's own; null for none. */
  async findFirstDay(): Promise<string | null> {
    const [row] = await this.database.query<[{ day: string | null }]>(FIRST_DAY);
    return row.day;
  }
}
