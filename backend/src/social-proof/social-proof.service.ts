import { LEAST_READERS, type OfferReaders } from '@astaguide/contracts/social-proof';
import { Injectable } from '@nestjs/common';
import { SettingsService } from '../settings/settings.service';
import { SocialProofRepository } from './social-proof.repository';

/** Milliseconds that figures are kept before the rollups are asked again. */
const KEPT_FOR = 60_000;

/** What visitors are told of each other's interest, in figures that name nobody. */
@Injectable()
export class SocialProofService {
  private kept: { figures: Promise<OfferReaders[]>; until: number } | undefined;

  constructor(
    private readonly settings: SettingsService,
    private readonly rollups: SocialProofRepository,
  ) {}

  /** @returns the readers of each offer this week; none unless the owner chose to show them */
  async list(): Promise<OfferReaders[]> {
    const { socialProof } = await this.settings.get();
    return socialProof === 'real' ? this.figures(new Date()) : [];
  }

  private figures(now: Date): Promise<OfferReaders[]> {
    if (!this.kept || this.kept.until <= now.getTime()) {
      const figures = this.rollups.findOfferReaders(now, LEAST_READERS);
      const kept = { figures, until: now.getTime() + KEPT_FOR };
      this.kept = kept;
      // A failure is told to those who waited for it; the next call asks again.
      figures.catch(() => (this.kept === kept ? (this.kept = undefined) : undefined));
    }
    return this.kept.figures;
  }
}
