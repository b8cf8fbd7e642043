import { SOCIAL_PROOF_DAYS, type OfferReaders } from '@astaguide/contracts/social-proof';
import { dimensions } from '@astaguide/database/dimensions';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** What the rollups say of interest in the products. */
@Injectable()
export class SocialProofRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Readers who opened each offer in the days up to today, UTC, added up from day to day; most first.
   *
   * A day's visitors of a product are those of any of its events, its clicks may be several by one visitor:
   * the readers who clicked are no more than the smaller figure.
   *
   * @param least readers from which a product is listed
   */
  async findOfferReaders(today: Date, least: number): Promise<OfferReaders[]> {
    const rows = await this.dataSource.query<{ id: number; readers: string }[]>(
      `SELECT products.id, sum(least(rollups.visitors, rollups.clicks)) AS readers
       FROM daily_rollups rollups JOIN products ON products.id = rollups.key_id
       WHERE rollups.dimension = ${dimensions.product} AND rollups.day > $1::date - $2::integer AND rollups.day <= $1::date
         AND products.deleted_at IS NULL
       GROUP BY products.id
       HAVING sum(least(rollups.visitors, rollups.clicks)) >= $3
       ORDER BY readers DESC, products.id`,
      [today.toISOString().slice(0, 10), SOCIAL_PROOF_DAYS, least],
    );
    return rows.map((row) => ({ productId: row.id, readers: Number(row.readers) }));
  }
}
