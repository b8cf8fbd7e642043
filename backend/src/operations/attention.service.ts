import type { Attention } from '@astaguide/contracts/operations/attention';
import { Injectable } from '@nestjs/common';
import { StudyChangesService } from '../catalog/evidence/study-changes.service';
import { LinksService } from '../publishing/links/links.service';
import { SettingsService } from '../settings/settings.service';
import { AttentionRepository } from './attention.repository';

/** Finds what the owner may have to act on. */
@Injectable()
export class AttentionService {
  constructor(
    private readonly attention: AttentionRepository,
    private readonly links: LinksService,
    private readonly studies: StudyChangesService,
    private readonly settings: SettingsService,
  ) {}

  async read(): Promise<Attention> {
    const [counts, losses, studiesToCheck, settings] = await Promise.all([
      this.attention.count(),
      this.links.readLosses(),
      this.studies.countToCheck(),
      this.settings.get(),
    ]);
    const isOperatorMissing = settings.operatorName === null || settings.contactAddress === null;
    return { ...counts, ...losses, studiesToCheck, isOperatorMissing };
  }
}
