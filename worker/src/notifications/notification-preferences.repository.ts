import { Inject, Injectable } from '@nestjs/common';
import type { AlertSensitivity } from '@astaguide/contracts/notifications/notification-preferences';
import type { WeeklyMetrics } from '@astaguide/contracts/notifications/weekly-metrics';
import type { ZonedWeek } from '@astaguide/contracts/report/zoned-week';
import { readWeeklyMetrics } from '@astaguide/database/event-store/weekly-metrics';
import type { Pool } from 'pg';
import { POOL } from '../pools';

/** The owner's notification preferences, with the address and the time zone. */
export interface NotificationPreferences {
  weeklySummary: boolean;
  alertNotifications: boolean;
  alertSensitivity: AlertSensitivity;
  /** Null while the site has no owner. */
  to: string | null;
  siteName: string;
  /** IANA name. */
  timeZone: string;
}

@Injectable()
export class NotificationPreferencesRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async get(): Promise<NotificationPreferences> {
    const { rows } = await this.pool.query<NotificationPreferences>(
      `SELECT notification_preferences.weekly_summary AS "weeklySummary", notification_preferences.alert_notifications AS "alertNotifications",
         notification_preferences.alert_sensitivity AS "alertSensitivity",
         coalesce(notification_preferences.recipient, (SELECT email FROM owners ORDER BY id LIMIT 1)) AS "to",
         site_settings.site_name AS "siteName", site_settings.time_zone AS "timeZone"
       FROM notification_preferences, site_settings`,
    );
    return rows[0]!;
  }

  readWeek(week: ZonedWeek): Promise<WeeklyMetrics> {
    return readWeeklyMetrics(
      async (statement, parameters) => (await this.pool.query<object>(statement, parameters)).rows,
      week,
    );
  }
}
