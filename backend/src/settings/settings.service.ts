import {
  NOT_A_TIME_ZONE,
  type SiteSettings,
  siteSettingsSchema,
  type siteSettingsInputSchema,
} from '@astaguide/contracts/settings/site-settings';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ContentChanges } from '../lib/live-updates/content-changes';
import { MaintenanceRunsService } from '../maintenance/maintenance-runs.service';
import { InvalidInputError } from '../http/errors';
import { isoDates } from '../lib/iso-dates';
import { SettingsRepository } from './settings.repository';

/** The site's name, pictures and switches. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly changes: ContentChanges,
    private readonly runs: MaintenanceRunsService,
  ) {}

  async get(): Promise<SiteSettings> {
    return siteSettingsSchema.parse(isoDates(await this.settings.get()));
  }

  /**
   * What is left out stays as it is. Another time zone has every day rebuilt whose events are kept.
   *
   * @throws InvalidInputError for a time zone that the database does not know
   */
  async update(input: z.output<typeof siteSettingsInputSchema>): Promise<SiteSettings> {
    const { timeZone } = input;
    if (timeZone !== undefined && !(await this.settings.knowsZone(timeZone)))
      throw new InvalidInputError([{ path: 'timeZone', message: NOT_A_TIME_ZONE }]);
    let run: number | undefined;
    await this.settings.update(input, async (manager) => {
      ({ id: run } = await this.runs.add('change-time-zone', {}, manager));
    });
    if (run !== undefined) await this.runs.enqueue(run);
    this.changes.announce();
    return this.get();
  }
}
