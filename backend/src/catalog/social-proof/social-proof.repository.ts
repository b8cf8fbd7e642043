import { type OfferReaders, SOCIAL_PROOF_DAYS } from '@astaguide/contracts/catalog/social-proof';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { publicClicksSql } from '@astaguide/database/event-store/public-clicks.sql';

/** People: a demo visitor is marked by the origin of the visit. */
const EVENTS = `days JOIN events e ON e.occurred_at >= starts_at AND e.occurred_at < ends_at
  WHERE e.origin_id NOT IN (SELECT id FROM origins WHERE is_demo)`;

/**
 * Sums the readers of each product over the $2 days up to the time $1: at least $3 of them, most first. They are counted
 * in the log: what else a reader did makes no difference, and demo visitors are left out.
 */
const FIND_OFFER_READERS = `
  WITH days AS MATERIALIZED (
    SELECT day, day_start(day) AS starts_at, day_start(day + 1) AS ends_at
    FROM (SELECT day_of($1::timestamptz) - ago AS day FROM generate_series(0, $2::integer - 1) AS ago) AS listed
  )
  SELECT products.id AS "productId", slug, name, image_url AS "imageUrl", sum(unique_clicks)::integer AS readers
  FROM (${publicClicksSql('days.day', EVENTS)}) AS clicks JOIN products ON products.id = clicks.product_id
  WHERE products.deleted_at IS NULL
  GROUP BY products.id
  HAVING sum(unique_clicks) >= $3
  ORDER BY readers DESC, products.id`;

/** Interest in the products, from the log. */
@Injectable()
export class SocialProofRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * The readers who opened each offer, summed over the days up to today; most first.
   *
   * @param least minimum number of readers of a listed product
   */
  findOfferReaders(now: Date, least: number): Promise<OfferReaders[]> {
    return this.dataSource.query(FIND_OFFER_READERS, [now.toISOString(), SOCIAL_PROOF_DAYS, least]);
  }
}
