import { SOCIAL_PROOF_DAYS, type OfferReaders } from '@astaguide/contracts/catalog/social-proof';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { FIND_OFFER_READERS } from './social-proof.sql';

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
