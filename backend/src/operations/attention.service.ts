import type { Attention } from '@astaguide/contracts/operations/attention';
import { Injectable } from '@nestjs/common';
import { EvidenceService } from '../evidence/evidence.service';
import { LinksService } from '../links/links.service';
import { AttentionRepository } from './attention.repository';

/** Finds what the owner may have to act on. */
@Injectable()
export class AttentionService {
  constructor(
    private readonly attention: AttentionRepository,
    private readonly links: LinksService,
    private readonly evidence: EvidenceService,
  ) {}

  async read(): Promise<Attention> {
    const [drafts, unmatchedSales, losses, studiesToCheck, operations] = await Promise.all([
      this.attention.countDrafts(),
      this.attention.countUnmatchedSales(),
      this.links.readLosses(),
      this.evidence.countToCheck(),
      this.attention.readOperations(),
    ]);
    const lastBackupAt = operations.lastBackupAt?.toISOString() ?? null;
    return { drafts, unmatchedSales, studiesToCheck, ...losses, ...operations, lastBackupAt };
  }
}
