import type { MailSettingsUpdate } from '@astaguide/contracts/notifications/mail-settings';
import type { WeeklyFigures } from '@astaguide/contracts/notifications/weekly-summary';
import type { ZonedWeek } from '@astaguide/contracts/report/zoned-week';
import { ClickAlert } from '@astaguide/database/entities/analytics/click-alert.entity';
import { MailSent } from '@astaguide/database/entities/notifications/mail-sent.entity';
import { MailSettings } from '@astaguide/database/entities/notifications/mail-settings.entity';
import { readWeeklyFigures } from '@astaguide/database/event-store/weekly-figures';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, IsNull, MoreThan } from 'typeorm';

/** Mails and alerts that are told of, at the most. */
const MOST_ROWS = 20;
const DAY = 86_400_000;

/** What the owner wants to be told, and what was told. */
@Injectable()
export class MailsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  getSettings(): Promise<MailSettings> {
    return this.dataSource.getRepository(MailSettings).findOneByOrFail({ id: 1 });
  }

  async updateSettings(values: MailSettingsUpdate): Promise<void> {
    await this.dataSource.getRepository(MailSettings).update({ id: 1 }, { ...values, updatedAt: new Date() });
  }

  /** Newest first. */
  findSent(): Promise<MailSent[]> {
    return this.dataSource.getRepository(MailSent).find({ order: { claimedAt: 'DESC' }, take: MOST_ROWS });
  }

  /** How many of the last day's mails were given up, or may not have arrived. */
  countLost(): Promise<number> {
    const mails = this.dataSource.getRepository(MailSent);
    const dayAgo = new Date(Date.now() - DAY);
    return mails.countBy({ state: In(['given-up', 'uncertain']), claimedAt: MoreThan(dayAgo) });
  }

  readWeek(week: ZonedWeek): Promise<WeeklyFigures> {
    return readWeeklyFigures((statement, parameters) => this.dataSource.query(statement, parameters), week);
  }

  /** Newest first. */
  findAlerts(): Promise<ClickAlert[]> {
    return this.dataSource.getRepository(ClickAlert).find({ order: { id: 'DESC' }, take: MOST_ROWS });
  }

  /** @returns whether there is such an alert */
  async dismissAlert(id: number): Promise<boolean> {
    const alerts = this.dataSource.getRepository(ClickAlert);
    await alerts.update({ id, dismissedAt: IsNull() }, { dismissedAt: new Date() });
    return alerts.existsBy({ id });
  }
}
