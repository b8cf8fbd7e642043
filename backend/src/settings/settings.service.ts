import type { SiteSettings } from '@astaguide/contracts/site-settings';
import { Injectable } from '@nestjs/common';
import { SettingsRepository } from './settings.repository';

/** The site's name, pictures and switches. */
@Injectable()
export class SettingsService {
  constructor(private readonly settings: SettingsRepository) {}

  async get(): Promise<SiteSettings> {
    const { siteName, logoUrl, faviconUrl, socialProof, updatedAt } = await this.settings.get();
    return { siteName, logoUrl, faviconUrl, socialProof, updatedAt: updatedAt.toISOString() };
  }
}
