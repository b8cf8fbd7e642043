import type { WeeklyMetrics } from '@astaguide/contracts/operations/weekly-metrics';
import type { ZonedWeek } from '@astaguide/contracts/analytics/report/zoned-week';
import { Owner } from '@astaguide/database/entities/account/owner.entity';
import { SiteSettings } from '@astaguide/database/entities/settings/site-settings.entity';
import { NotificationPreferences } from '@astaguide/database/entities/operations/notification-preferences.entity';
import { readWeeklyMetrics } from '@astaguide/database/event-store/weekly-metrics.sql';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** The owner's notification preferences, with the address and the time zone. */
export interface OwnerPreferences
  extends
    Pick<NotificationPreferences, 'weeklySummary' | 'alertNotifications' | 'alertSensitivity'>,
    Pick<SiteSettings, 'siteName' | 'timeZone'> {
  /** Null while the site has no owner. */
  to: string | null;
}

@Injectable()
export class NotificationPreferencesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async get(): Promise<OwnerPreferences> {
    const { manager } = this.dataSource;
    const { recipient, ...preferences } = await manager.findOneByOrFail(NotificationPreferences, { id: 1 });
    const { siteName, timeZone } = await manager.findOneByOrFail(SiteSettings, { id: 1 });
    const [owner] = await manager.find(Owner, {
      select: { id: true, email: true },
      order: { id: 'ASC' },
      take: 1,
    });
    return { ...preferences, to: recipient ?? owner?.email ?? null, siteName, timeZone };
  }

  readWeek(week: ZonedWeek): Promise<WeeklyMetrics> {
    return readWeeklyMetrics((statement, parameters) => this.dataSource.query(statement, parameters), week);
  }
}
