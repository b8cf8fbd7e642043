import { Inject, Injectable } from '@nestjs/common';
import type { AlertSensitivity } from '@astaguide/contracts/notifications/mail-settings';
import type { WeeklyFigures } from '@astaguide/contracts/notifications/weekly-summary';
import type { ZonedWeek } from '@astaguide/contracts/report/zoned-week';
import { readWeeklyFigures } from '@astaguide/database/event-store/weekly-figures';
import type { Pool } from 'pg';
import { POOL } from '../pools';

/** What the owner wants to be told, and where. */
export interface OwnerWishes {
  weeklySummary: boolean;
  alertMails: boolean;
  alertSensitivity: AlertSensitivity;
  /** Null while nobody owns the site. */
  to: string | null;
  siteName: string;
  /** IANA name. */
  timeZone: string;
}

@Injectable()
export class OwnerWishesRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async get(): Promise<OwnerWishes> {
    const { rows } = await this.pool.query<OwnerWishes>(
      `SELECT mail_settings.weekly_summary AS "weeklySummary", mail_settings.alert_mails AS "alertMails",
         mail_settings.alert_sensitivity AS "alertSensitivity",
         coalesce(mail_settings.recipient, (SELECT email FROM owners ORDER BY id LIMIT 1)) AS "to",
         site_settings.site_name AS "siteName", site_settings.time_zone AS "timeZone"
       FROM mail_settings, site_settings`,
    );
    return rows[0]!;
  }

  readWeek(week: ZonedWeek): Promise<WeeklyFigures> {
    return readWeeklyFigures(
      async (statement, parameters) => (await this.pool.query<object>(statement, parameters)).rows,
      week,
    );
  }
}
