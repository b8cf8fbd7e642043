import type { Attention } from '@astaguide/contracts/operations/attention';
import { Injectable } from '@nestjs/common';
import { AttentionRepository } from './attention.repository';

/** Finds what the owner may have to act on. */
@Injectable()
export class AttentionService {
  constructor(private readonly attention: AttentionRepository) {}

  async read(): Promise<Attention> {
    const [drafts, unmatchedSales, { brokenLinks, failedEvents, lastBackupAt }] = await Promise.all([
      this.attention.countDrafts(),
      this.attention.countUnmatchedSales(),
      this.attention.readOperations(),
    ]);
    return {
      drafts,
      unmatchedSales,
      brokenLinks,
      failedEvents,
      lastBackupAt: lastBackupAt?.toISOString() ?? null,
    };
  }
}
