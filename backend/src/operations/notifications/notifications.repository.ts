import type { NotificationPreferencesUpdate } from '@astaguide/contracts/operations/notification-preferences';
import type { WeeklyMetrics } from '@astaguide/contracts/operations/weekly-metrics';
import type { ZonedWeek } from '@astaguide/contracts/analytics/report/zoned-week';
import { Owner } from '@astaguide/database/entities/account/owner.entity';
import { TrafficAlert } from '@astaguide/database/entities/analytics/traffic-alert.entity';
import { Notification } from '@astaguide/database/entities/operations/notification.entity';
import { NotificationPreferences } from '@astaguide/database/entities/operations/notification-preferences.entity';
import { readWeeklyMetrics } from '@astaguide/database/event-store/weekly-metrics.sql';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, IsNull, MoreThan } from 'typeorm';

/** Maximum number of listed notifications and alerts. */
const MAX_ROWS = 20;
const DAY = 86_400_000;

/** Notification preferences, sent notifications, and traffic alerts. */
@Injectable()
export class NotificationsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  getSettings(): Promise<NotificationPreferences> {
    return this.dataSource.manager.findOneByOrFail(NotificationPreferences, { id: 1 });
  }

  async updateSettings(values: NotificationPreferencesUpdate): Promise<void> {
    const changed = { ...values, updatedAt: new Date() };
    await this.dataSource.manager.update(NotificationPreferences, { id: 1 }, changed);
  }

  /** Null while the site has no owner. */
  async findOwnerEmail(): Promise<string | null> {
    const owners = this.dataSource.manager;
    const [owner] = await owners.find(Owner, {
      select: { id: true, email: true },
      order: { id: 'ASC' },
      take: 1,
    });
    return owner?.email ?? null;
  }

  /** Newest first. */
  findSent(): Promise<Notification[]> {
    return this.dataSource.manager.find(Notification, { order: { claimedAt: 'DESC' }, take: MAX_ROWS });
  }

  /** How many of the last day's mails were given up, or may not have arrived. */
  countLost(): Promise<number> {
    return this.dataSource.manager.countBy(Notification, {
      state: In(['given-up', 'uncertain']),
      claimedAt: MoreThan(new Date(Date.now() - DAY)),
    });
  }

  readWeek(week: ZonedWeek): Promise<WeeklyMetrics> {
    return readWeeklyMetrics((statement, parameters) => this.dataSource.query(statement, parameters), week);
  }

  /** Newest first. */
  findAlerts(): Promise<TrafficAlert[]> {
    return this.dataSource.manager.find(TrafficAlert, { order: { id: 'DESC' }, take: MAX_ROWS });
  }

  /** @returns whether there is such an alert */
  async dismissAlert(id: number): Promise<boolean> {
    const alerts = this.dataSource.getRepository(TrafficAlert);
    await alerts.update({ id, dismissedAt: IsNull() }, { dismissedAt: new Date() });
    return alerts.existsBy({ id });
  }
}
