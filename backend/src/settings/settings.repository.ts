import { SiteSettings } from '@astaguide/database/entities/site-settings.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** The site's one row of settings; a migration made it. */
@Injectable()
export class SettingsRepository {
  constructor(@InjectRepository(SiteSettings) private readonly settings: Repository<SiteSettings>) {}

  get(): Promise<SiteSettings> {
    return this.settings.findOneByOrFail({ id: 1 });
  }

  /** @param values what is undefined stays as it is */
  async update(values: Partial<SiteSettings>): Promise<void> {
    await this.settings.update({ id: 1 }, { ...values, updatedAt: new Date() });
  }
}
