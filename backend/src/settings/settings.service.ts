import type { SiteSettings, siteSettingsInputSchema } from '@astaguide/contracts/site-settings';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ContentChanges } from '../notifications/content-changes';
import { SettingsRepository } from './settings.repository';

/** The site's name, pictures and switches. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly changes: ContentChanges,
  ) {}

  async get(): Promise<SiteSettings> {
    const { siteName, logoUrl, faviconUrl, socialProof, timeZone, updatedAt } = await this.settings.get();
    return { siteName, logoUrl, faviconUrl, socialProof, timeZone, updatedAt: updatedAt.toISOString() };
  }

  /** What is left out stays as it is. */
  async update(input: z.output<typeof siteSettingsInputSchema>): Promise<SiteSettings> {
    await this.settings.update(input);
    this.changes.announce();
    return this.get();
  }
}
