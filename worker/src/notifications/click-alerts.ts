import { dayIn, startOfDay } from '@astaguide/contracts/values/time-zone';
import { composeNotice } from '@astaguide/contracts/notifications/weekly-summary';
import type { OwnerWishes, OwnerWishesRepository } from './owner-wishes.repository';
import type { PostMail } from './weekly-summary';
import type { ClickAlertsRepository, StoredAlert } from './click-alerts.repository';
import { judgeClicks } from './judge-clicks';

const HOUR = 3_600_000;
/** Hours that are looked at together: one alone has too few clicks on most sites. */
const HOURS = 3;
/** What comes late belongs to its hour all the same, so an hour is looked at when it is well over. Milliseconds. */
const SETTLING = 5 * 60_000;

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Tells the owner when clicks move as they do not by chance. */
export class ClickAlerts {
  constructor(
    private readonly alerts: ClickAlertsRepository,
    private readonly wishes: OwnerWishesRepository,
    private readonly publicUrl: string,
    /** Undefined where no mail is sent. */
    private readonly post: PostMail | undefined,
  ) {}

  /** Looks at the last whole hours. Several workers may do so at once: one alert of a kind is kept in 12 hours. */
  async check(now: Date): Promise<void> {
    const wishes = await this.wishes.get();
    const end = lastHour(new Date(now.getTime() - SETTLING), wishes.timeZone);
    const window = await this.alerts.readWindow(new Date(end - HOURS * HOUR), new Date(end));
    const judgement = judgeClicks(window.clicks, window.before, wishes.alertSensitivity);
    if (judgement) await this.alerts.add(window, judgement, now);
    // Also those of a worker that ended before it could.
    if (wishes.alertMails) await this.postUnsent(wishes, now);
  }

  private async postUnsent({ to, siteName, timeZone }: OwnerWishes, now: Date): Promise<void> {
    const { post } = this;
    if (!post || to === null) return;
    for (const alert of await this.alerts.findUnsent(now)) {
      const link = `${this.publicUrl}/admin?tab=analytics`;
      const mail = composeNotice(
        subjectOf(alert, siteName),
        [sentenceOf(alert, timeZone), ADVICE[alert.kind]],
        link,
      );
      await post({ key: `click-alert.${alert.id}`, kind: 'click-alert', to, ...mail });
    }
  }
}

/** When the hour began that a moment lies in: hours pass from the first moment of the zone's day on. */
function lastHour(moment: Date, timeZone: string): number {
  const dayStart = startOfDay(dayIn(moment, timeZone), timeZone);
  return moment.getTime() - ((moment.getTime() - dayStart) % HOUR);
}

const ADVICE = {
  fall: 'Look whether buy links lead where they should, whether a product ran out, and whether the site was away.',
  jump: 'Look where the clicks come from: a mention somewhere, or somebody who clicks for no good reason.',
};

const subjectOf = ({ kind }: StoredAlert, siteName: string) =>
  `${siteName}: clicks ${kind === 'fall' ? 'have fallen' : 'have jumped'}`;

function sentenceOf({ windowStart, windowEnd, clicks, expected }: StoredAlert, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', {
    ...{ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone },
  });
  const span = `From ${time.format(windowStart)} to ${time.format(windowEnd)} (${timeZone})`;
  return `${span} buy links were clicked ${count.format(clicks)} times. In the same hours of the weeks before it was about ${count.format(expected)}.`;
}
