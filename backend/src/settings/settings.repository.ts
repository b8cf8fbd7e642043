import { SiteSettings } from '@astaguide/database/entities/settings/site-settings.entity';
import { ZONE_LOCK } from '@astaguide/database/event-store/site-days.sql';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { CHANGE_ZONE, FIND_ZONE, MARK_DAYS } from './change-zone.sql';

/** The site's one row of settings; a migration made it. */
@Injectable()
export class SettingsRepository {
  constructor(@InjectRepository(SiteSettings) private readonly settings: Repository<SiteSettings>) {}

  get(): Promise<SiteSettings> {
    return this.settings.findOneByOrFail({ id: 1 });
  }

  /**
   * @param values what is undefined stays as it is
   * @param onZoneChange done in the same transaction, where the time zone changes: every day that has its events is
   *   marked to be rebuilt then
   */
  async update(
    { timeZone, ...values }: Partial<SiteSettings>,
    onZoneChange: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.settings.manager.transaction(async (manager) => {
      if (timeZone !== undefined && (await changeZone(manager, timeZone))) await onZoneChange(manager);
      await manager.update(SiteSettings, { id: 1 }, { ...values, updatedAt: new Date() });
    });
  }

  /** Whether PostgreSQL has a time zone with this name, because it computes the metrics. */
  async knowsZone(name: string): Promise<boolean> {
    return (await this.settings.query<unknown[]>(FIND_ZONE, [name])).length > 0;
  }
}

async function changeZone(manager: EntityManager, timeZone: string): Promise<boolean> {
  const settings = await manager.findOneByOrFail(SiteSettings, { id: 1 });
  if (settings.timeZone === timeZone) return false;
  // No transaction assigns events to days meanwhile.
  await manager.query('SELECT pg_advisory_xact_lock($1)', [ZONE_LOCK]);
  const [, changed] = await manager.query<[unknown, number]>(CHANGE_ZONE, [timeZone]);
  if (changed === 0) return false;
  await manager.query(MARK_DAYS);
  return true;
}
