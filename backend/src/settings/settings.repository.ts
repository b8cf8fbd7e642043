import { SiteSettings } from '@astaguide/database/entities/settings/site-settings.entity';
import { ZONE_LOCK } from '@astaguide/database/event-store/site-days.sql';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';

/** A row if PostgreSQL has a time zone with the name $1. */
const FIND_ZONE = 'SELECT FROM pg_timezone_names WHERE name = $1';

/**
 * Sets the site's time zone to $1. Days whose single events were dropped keep the counts they have: the days of the new
 * zone begin where the last of these ends.
 */
const CHANGE_ZONE = `
  UPDATE site_settings SET time_zone = $1, zone_first_day = kept.last_day + 1, zone_starts_at = day_start(kept.last_day + 1)
  FROM (SELECT max(day) AS last_day FROM log_days WHERE dropped_at IS NOT NULL) AS kept
  WHERE time_zone <> $1`;

/** Marks the days that events may lie in now: no zone is further than 26 hours from another. */
const MARK_DAYS = `
  INSERT INTO log_days AS known (day, rebuild_due, has_demo)
  SELECT near.day, true, bool_or(days.has_demo)
  FROM site_settings, log_days days
  CROSS JOIN LATERAL generate_series(days.day - 2, days.day + 2, interval '1 day') AS near(day)
  WHERE days.dropped_at IS NULL AND near.day >= coalesce(zone_first_day, near.day)
  GROUP BY near.day ORDER BY near.day
  ON CONFLICT (day) DO UPDATE SET rebuild_due = true, has_demo = known.has_demo OR excluded.has_demo`;

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
