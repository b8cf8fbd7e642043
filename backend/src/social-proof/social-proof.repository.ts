import { SOCIAL_PROOF_DAYS, type OfferReaders } from '@astaguide/contracts/social-proof';
import { AFFILIATE_CLICK_ID } from '@astaguide/database/dimensions';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** What the log says of interest in the products. */
@Injectable()
export class SocialProofRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Readers who opened each offer in the days up to today, UTC, added up from day to day; most first.
   *
   * The log tells them, not the rollups: a product's visitors there are those of any of its events.
   *
   * @param least readers from which a product is listed
   */
  findOfferReaders(today: Date, least: number): Promise<OfferReaders[]> {
    return this.dataSource.query<OfferReaders[]>(
      `SELECT clicked.product_id AS "productId", sum(clicked.readers)::integer AS readers
       FROM (
         SELECT product_id, count(DISTINCT visitor) AS readers FROM analytics_events
         WHERE timestamp >= ($1::date - $2::integer + 1)::timestamp AT TIME ZONE 'UTC'
           AND timestamp < ($1::date + 1)::timestamp AT TIME ZONE 'UTC'
           AND type_id = ${AFFILIATE_CLICK_ID} AND bot_reasons IS NULL
         GROUP BY product_id, (timestamp AT TIME ZONE 'UTC')::date
       ) clicked JOIN products ON products.id = clicked.product_id
       WHERE products.deleted_at IS NULL
       GROUP BY clicked.product_id
       HAVING sum(clicked.readers) >= $3
       ORDER BY readers DESC, clicked.product_id`,
      [today.toISOString().slice(0, 10), SOCIAL_PROOF_DAYS, least],
    );
  }
}
