import type { TrafficAlert } from '@astaguide/contracts/analytics/traffic-alert';
import {
  notificationPreferencesSchema,
  type ComposedMail,
  type NotificationPreferences,
  type NotificationPreferencesUpdate,
  type SentNotification,
} from '@astaguide/contracts/operations/notification-preferences';
import { lastWeek } from '@astaguide/contracts/analytics/report/zoned-week';
import { addJob } from '@astaguide/queues/backend';
import { NO_MAIL_SERVER } from '@astaguide/contracts/operations/mail-server';
import { composeNotice } from '@astaguide/queues/mails/notice-mail';
import { composeWeeklySummary } from '@astaguide/queues/mails/weekly-summary-mail';
import { SEND_NOTIFICATION, type SendNotificationJob } from '@astaguide/queues/notifications-queue';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { ConflictError, NotFoundError } from '../../http/errors';
import { Throttles, type Throttle } from '../../http/limits/throttle';
import type { SessionOwner } from '../../http/session/sessions';
import { isoDates } from '../../lib/iso-dates';
import { NOTIFICATIONS_QUEUE } from '../../lib/queues.provider';
import { SettingsService } from '../../settings/settings.service';
import { NotificationsRepository } from './notifications.repository';

/** Which mails the owner wants, how they look, and which were sent; and the traffic alerts. */
@Injectable()
export class NotificationsService {
  /** Keeps the owner's mail server from being flooded with test mails: five in an hour. */
  private readonly tests: Throttle;

  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly site: SettingsService,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
    throttles: Throttles,
    @Inject(NOTIFICATIONS_QUEUE) private readonly queue: Queue<SendNotificationJob>,
  ) {
    this.tests = throttles.of({ name: 'test-mails', tries: 5, window: 60 * 60 });
  }

  async getSettings({ email }: SessionOwner): Promise<NotificationPreferences> {
    const stored = await this.notifications.getSettings();
    return notificationPreferencesSchema.parse({
      ...stored,
      canSend: this.config.mailServer !== undefined,
      sendsTo: stored.recipient ?? email,
    });
  }

  async updateSettings(
    owner: SessionOwner,
    input: NotificationPreferencesUpdate,
  ): Promise<NotificationPreferences> {
    await this.notifications.updateSettings(input);
    return this.getSettings(owner);
  }

  async listSent(): Promise<SentNotification[]> {
    const sent = await this.notifications.findSent();
    return sent.map(({ kind, subject, state, reason, sentAt, claimedAt }) => ({
      kind: kind as SentNotification['kind'],
      subject,
      state,
      reason,
      at: (sentAt ?? claimedAt).toISOString(),
    }));
  }

  /** Clicks that moved as they do not by chance. The worker finds them. */
  async listAlerts(): Promise<TrafficAlert[]> {
    return (await this.notifications.findAlerts()).map(isoDates);
  }

  /** @throws NotFoundError when there is no alert of that id */
  async dismissAlert(id: number): Promise<void> {
    if (!(await this.notifications.dismissAlert(id))) throw new NotFoundError('Alert not found.');
  }

  /** To whom mails about losses go, if the owner wants them. `to` is null while the site has no owner. */
  async findRecipient(): Promise<{ lossAlerts: boolean; to: string | null; siteName: string }> {
    const [{ lossAlerts, recipient }, email, { siteName }] = await Promise.all([
      this.notifications.getSettings(),
      this.notifications.findOwnerEmail(),
      this.site.get(),
    ]);
    return { lossAlerts, to: recipient ?? email, siteName };
  }

  /** How many of the last day's mails were given up, or may not have arrived. */
  countLost(): Promise<number> {
    return this.notifications.countLost();
  }

  /** The summary of the last whole week, as it would be sent. */
  async previewWeek(now = new Date()): Promise<ComposedMail> {
    const { siteName, timeZone } = await this.site.get();
    const week = lastWeek(now, timeZone);
    const metrics = await this.notifications.readWeek(week);
    return composeWeeklySummary(metrics, { siteName, timeZone, week, publicUrl: this.config.publicUrl });
  }

  /**
   * Puts a test mail on its way.
   *
   * @throws ConflictError where no mail server is set up
   * @throws TooManyRequestsError after five in an hour
   */
  async sendTest(owner: SessionOwner): Promise<void> {
    if (!this.config.mailServer) throw new ConflictError(NO_MAIL_SERVER);
    await this.tests.count(owner.email);
    const [{ siteName }, { sendsTo }] = await Promise.all([this.site.get(), this.getSettings(owner)]);
    const text = 'This is a test email. Emails from your site are working.';
    const link = `${this.config.publicUrl}/admin?tab=settings`;
    const key = `test.${randomUUID()}`;
    const mail = composeNotice(`${siteName}: test email`, [text], link);
    await addJob(this.queue, SEND_NOTIFICATION, { key, kind: 'test', to: sendsTo, ...mail }, { jobId: key });
  }
}
