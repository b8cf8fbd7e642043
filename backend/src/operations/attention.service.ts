import type { Attention } from '@astaguide/contracts/operations/attention';
import { Injectable } from '@nestjs/common';
import { LinksService } from '../links/links.service';
import { AttentionRepository } from './attention.repository';

/** Finds what the owner may have to act on. */
@Injectable()
export class AttentionService {
  constructor(
    private readonly attention: AttentionRepository,
    private readonly links: LinksService,
  ) {}

  async read(): Promise<Attention> {
    const [drafts, unmatchedSales, losses, { endingCoupons, failedEvents, lastBackupAt }] = await Promise.all(
      [
        this.attention.countDrafts(),
        this.attention.countUnmatchedSales(),
        this.links.readLosses(),
        this.attention.readOperations(),
      ],
    );
    return {
      drafts,
      unmatchedSales,
      ...losses,
      endingCoupons,
      failedEvents,
      lastBackupAt: lastBackupAt?.toISOString() ?? null,
    };
  }
}
