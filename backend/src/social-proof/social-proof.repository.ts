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
   * Readers who opened each offer in the days up to today, added up from day to day; most first.
   *
   * A day's visitors of a product are those of any of its events. Each event that is no click is of at most one visitor
   * who did not click: without these all others did, and nobody is told of readers that there were not. The site itself
   * names a product in its clicks alone.
   *
   * @param least readers from which a product is listed
   */
  async findOfferReaders(now: Date, least: number): Promise<OfferReaders[]> {
    const rows = await this.dataSource.query<{ id: number; readers: string }[]>(
      `SELECT products.id, sum(${READERS}) AS readers
       FROM daily_rollups rollups JOIN products ON products.id = rollups.key_id
       WHERE rollups.dimension = ${dimensions.product} AND rollups.day > day_of($1::timestamptz) - $2::integer AND rollups.day <= day_of($1::timestamptz)
         AND products.deleted_at IS NULL
       GROUP BY products.id
       HAVING sum(${READERS}) >= $3
       ORDER BY readers DESC, products.id`,
      [now.toISOString(), SOCIAL_PROOF_DAYS, least],
    );
    return rows.map((row) => ({ productId: row.id, readers: Number(row.readers) }));
  }
}
