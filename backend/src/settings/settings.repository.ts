import { siteDaysOf, type SiteDays, type ZoneDays } from '@astaguide/contracts/analytics/site-days';
import { SiteSettings } from '@astaguide/database/entities/settings/site-settings.entity';
import { ZONE_LOCK } from '@astaguide/database/event-store/site-days.sql';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';

/** A row if PostgreSQL has a time zone with the name $1. */
const FIND_ZONE = 'SELECT FROM pg_timezone_names WHERE name = $1';

/** Keeps the bounds of the days up to the last one whose events were dropped, unless an earlier zone has them. */
const KEEP_ZONE = `
  INSERT INTO former_zones (last_day, time_zone)
  SELECT kept.last_day, time_zone
  FROM site_settings, (SELECT max(day) AS last_day FROM log_days WHERE dropped_at IS NOT NULL) AS kept
  WHERE time_zone <> $1 AND kept.last_day >= coalesce(zone_first_day, kept.last_day)`;

/** The site's zone with its first day, and the former zones with their last days, oldest first. */
const FIND_DAYS = `
  SELECT time_zone AS "timeZone", zone_first_day::text AS "firstDay",
    extract(epoch FROM zone_starts_at)::float8 * 1000 AS "startsAt",
    (SELECT coalesce(json_agg(json_build_object('lastDay', last_day, 'timeZone', former_zones.time_zone)
       ORDER BY last_day), '[]') FROM former_zones) AS former
  FROM site_settings`;

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

  /** The zones that define the site's days. */
  async findDays(): Promise<SiteDays> {
    const [row] =
      await this.settings.query<[ZoneDays & { former: { lastDay: string; timeZone: string }[] }]>(FIND_DAYS);
    const { former, ...current } = row;
    return siteDaysOf(current, former);
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
  await manager.query(KEEP_ZONE, [timeZone]);
  const [, changed] = await manager.query<[unknown, number]>(CHANGE_ZONE, [timeZone]);
  if (changed === 0) return false;
  await manager.query(MARK_DAYS);
  return true;
}
