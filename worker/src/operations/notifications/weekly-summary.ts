import { composeWeeklySummary } from '@astaguide/queues/mails/weekly-summary-mail';
import { dueWeek } from '@astaguide/contracts/analytics/report/zoned-week';
import type { SendNotificationJob } from '@astaguide/queues/notifications-queue';
import type { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import type { NotificationPreferencesRepository } from './notification-preferences.repository';
import type { WorkerConfig } from '../../lib/config';

/** Queues a mail; a key that is queued already is not queued again. */
export type PostMail = (mail: SendNotificationJob) => Promise<void>;

/** Sends the summary of the previous week on Monday morning, or later that day if no worker was running. */
export class WeeklySummary {
  constructor(
    private readonly preferences: NotificationPreferencesRepository,
    private readonly log: SentNotifications,
    private readonly site: Pick<WorkerConfig, 'publicUrl'>,
    private readonly post: PostMail,
  ) {}

  /** Queues the summary if it is due, wanted, and not sent yet. Safe to run in several workers. */
  async postWhenDue(now: Date): Promise<void> {
    const { weeklySummary, to, siteName, timeZone } = await this.preferences.get();
    const week = weeklySummary && to !== null ? dueWeek(now, timeZone) : null;
    if (!week || to === null) return;
    const key = `weekly-summary.${week.monday}`;
    if (await this.log.isKnown(key)) return;
    const metrics = await this.preferences.readWeek(week);
    const { publicUrl } = this.site;
    const mail = composeWeeklySummary(metrics, { siteName, publicUrl, timeZone, week });
    await this.post({ key, kind: 'weekly-summary', to, ...mail });
  }
}
