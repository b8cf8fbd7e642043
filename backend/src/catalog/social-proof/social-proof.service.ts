import { MIN_READERS, type OfferReaders } from '@astaguide/contracts/catalog/social-proof';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { SettingsService } from '../../settings/settings.service';
import { SocialProofRepository } from './social-proof.repository';

/** Anyone may ask, and the answer is read from the log: it is read again only after this time. Milliseconds. */
const KEPT = 5000;

/** Publishes the interest of other visitors, as anonymous counts. */
@Injectable()
export class SocialProofService {
  private readonly readers: LRUCache<'all', OfferReaders[]>;

  constructor(
    private readonly settings: SettingsService,
    clicks: SocialProofRepository,
  ) {
    this.readers = new LRUCache({
      max: 1,
      ttl: KEPT,
      fetchMethod: () => clicks.findOfferReaders(new Date(), MIN_READERS),
    });
  }

  /** @returns the readers of each offer this week; none unless the owner chose to show them */
  async list(): Promise<OfferReaders[]> {
    const { socialProof } = await this.settings.get();
    return socialProof === 'real' ? ((await this.readers.fetch('all')) ?? []) : [];
  }
}
