import {
  NOT_A_TIME_ZONE,
  type SiteSettings,
  siteSettingsSchema,
  type siteSettingsInputSchema,
} from '@astaguide/contracts/settings/site-settings';
import type { SiteDays } from '@astaguide/contracts/analytics/site-days';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { BACKEND_CONFIG, type BackendConfig } from '../lib/config';
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
    @Inject(BACKEND_CONFIG) private readonly config: Pick<BackendConfig, 'mailServer'>,
  ) {}

  async get(): Promise<SiteSettings> {
    const sendsNewsletter = this.config.mailServer !== undefined;
    return siteSettingsSchema.parse({ ...isoDates(await this.settings.get()), sendsNewsletter });
  }

  /** Adds categories of articles that the site does not have. */
  async addCategories(names: readonly string[]): Promise<void> {
    const { postCategories } = await this.get();
    const all = [...new Set([...postCategories, ...names])];
    if (all.length > postCategories.length) await this.update({ postCategories: all });
  }

  /** The zones that define the site's days, newest first. */
  getDays(): Promise<SiteDays> {
    return this.settings.findDays();
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
