import type {
  ComposedMail,
  MailSettings,
  MailSettingsUpdate,
  SentMail,
} from '@astaguide/contracts/notifications/mail-settings';
import { composeNotice, composeWeeklySummary } from '@astaguide/contracts/notifications/weekly-summary';
import { lastWeek } from '@astaguide/contracts/report/zoned-week';
import type { Owner } from '@astaguide/database/entities/account/owner.entity';
import { addJob } from '@astaguide/queues/backend';
import { SEND_MAIL, type SendMailJob } from '@astaguide/queues/mails-queue';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { BACKEND_CONFIG, type BackendConfig } from '../config';
import { ConflictError } from '../http/errors';
import { SettingsService } from '../settings/settings.service';
import { MAILS_QUEUE } from './mails-queue.provider';
import { MailsRepository } from './mails.repository';
import { TestMailThrottle } from './test-mail-throttle';

/** Which mails the owner wants, how they look, and which were sent. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly mails: MailsRepository,
    private readonly site: SettingsService,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
    private readonly tests: TestMailThrottle,
    @Inject(MAILS_QUEUE) private readonly queue: Queue<SendMailJob> | null,
  ) {}

  async getSettings({ email }: Owner): Promise<MailSettings> {
    const { recipient, weeklySummary, alertMails, alertSensitivity } = await this.mails.getSettings();
    const canSend = this.config.canSendMail;
    return { canSend, recipient, sendsTo: recipient ?? email, weeklySummary, alertMails, alertSensitivity };
  }

  async updateSettings(owner: Owner, input: MailSettingsUpdate): Promise<MailSettings> {
    await this.mails.updateSettings(input);
    return this.getSettings(owner);
  }

  async listSent(): Promise<SentMail[]> {
    const sent = await this.mails.findSent();
    return sent.map(({ kind, subject, state, reason, sentAt, claimedAt }) => ({
      ...{ kind: kind as SentMail['kind'], subject, state, reason },
      at: (sentAt ?? claimedAt).toISOString(),
    }));
  }

  /** How many of the last day's mails were given up, or may not have arrived. */
  countLost(): Promise<number> {
    return this.mails.countLost();
  }

  /** The summary of the last whole week, as it would be sent. */
  async previewWeek(now = new Date()): Promise<ComposedMail> {
    const { siteName, timeZone } = await this.site.get();
    const week = lastWeek(now, timeZone);
    const figures = await this.mails.readWeek(week);
    return composeWeeklySummary(figures, { siteName, timeZone, week, publicUrl: this.config.publicUrl });
  }

  /**
   * Puts a test mail on its way.
   *
   * @throws ConflictError where no mail server is set up
   * @throws TooManyRequestsError after five in an hour
   */
  async sendTest(owner: Owner): Promise<void> {
    if (!this.queue) throw new ConflictError('No mail server is set up: set SMTP_URL.', {});
    await this.tests.count(owner.email);
    const [{ siteName }, { sendsTo }] = await Promise.all([this.site.get(), this.getSettings(owner)]);
    const text = 'This is the test mail that you asked for: mails from your site reach you.';
    const link = `${this.config.publicUrl}/admin?tab=settings`;
    const key = `test.${randomUUID()}`;
    const mail = composeNotice(`${siteName}: test mail`, [text], link);
    await addJob(this.queue, SEND_MAIL, { key, kind: 'test', to: sendsTo, ...mail }, { jobId: key });
  }
}
