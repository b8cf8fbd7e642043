import { SOCIAL_PROOF_DAYS, type OfferReaders } from '@astaguide/contracts/site/social-proof';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const READERS = 'greatest(least(rollups.clicks, 1), rollups.visitors - (rollups.events - rollups.clicks))';

/** What the rollups say of interest in the products. */
@Injectable()
export class SocialProofRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * The readers who opened each offer, summed over the days up to today; most first.
   *
   * A product's visitors of a day include those of all its events. Every event that is not a click is subtracted as one
   * visitor who may not have clicked, so the result is never too high. The site itself only sends products with clicks.
   *
   * @param least minimum number of readers of a listed product
   */
  findOfferReaders(now: Date, least: number): Promise<OfferReaders[]> {
    return this.dataSource.query(
      `SELECT products.id AS "productId", slug, name, image_url AS "imageUrl", sum(${READERS})::integer AS readers
       FROM daily_rollups rollups JOIN products ON products.id = rollups.key_id
       WHERE rollups.dimension = ${dimensions.product} AND rollups.day > day_of($1::timestamptz) - $2::integer AND rollups.day <= day_of($1::timestamptz)
         AND products.deleted_at IS NULL
       GROUP BY products.id
       HAVING sum(${READERS}) >= $3
       ORDER BY readers DESC, products.id`,
      [now.toISOString(), SOCIAL_PROOF_DAYS, least],
    );
  }
}
