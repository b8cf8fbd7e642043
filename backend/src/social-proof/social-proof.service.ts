import { MIN_READERS, type OfferReaders } from '@astaguide/contracts/site/social-proof';
import { Injectable } from '@nestjs/common';
import { SettingsService } from '../settings/settings.service';
import { SocialProofRepository } from './social-proof.repository';

/** Publishes the interest of other visitors, as counts that identify nobody. */
@Injectable()
export class SocialProofService {
  constructor(
    private readonly settings: SettingsService,
    private readonly rollups: SocialProofRepository,
  ) {}

  /** @returns the readers of each offer this week; none unless the owner chose to show them */
  async list(): Promise<OfferReaders[]> {
    const { socialProof } = await this.settings.get();
    return socialProof === 'real' ? this.rollups.findOfferReaders(new Date(), MIN_READERS) : [];
  }
}
