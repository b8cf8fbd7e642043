import { composeWeeklySummary } from '@astaguide/contracts/notifications/weekly-summary';
import { dueWeek } from '@astaguide/contracts/report/zoned-week';
import type { SendMailJob } from '@astaguide/queues/mails-queue';
import type { MailsSentRepository } from './mails-sent.repository';
import type { OwnerWishesRepository } from './owner-wishes.repository';

/** Puts a mail on its way; a key that is on its way already is not put there again. */
export type PostMail = (mail: SendMailJob) => Promise<void>;

/** Sums up the week before on Monday morning, or later that day where no worker ran then. */
export class WeeklySummary {
  constructor(
    private readonly wishes: OwnerWishesRepository,
    private readonly log: MailsSentRepository,
    private readonly post: PostMail,
    private readonly publicUrl: string,
  ) {}

  /** Posts the summary where it is due, wanted, and not sent yet. Several workers may ask at once. */
  async postWhenDue(now: Date): Promise<void> {
    const { weeklySummary, to, siteName, timeZone } = await this.wishes.get();
    const week = weeklySummary && to !== null ? dueWeek(now, timeZone) : null;
    if (!week || to === null) return;
    const key = `weekly-summary.${week.monday}`;
    if (await this.log.isKnown(key)) return;
    const figures = await this.wishes.readWeek(week);
    const { publicUrl } = this;
    const mail = composeWeeklySummary(figures, { siteName, publicUrl, timeZone, week });
    await this.post({ key, kind: 'weekly-summary', to, ...mail });
  }
}
