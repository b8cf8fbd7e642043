import { plural } from '@astaguide/contracts/lib/plural';
import { dayIn, startOfDay } from '@astaguide/contracts/lib/time-zone';
import type { TrafficAlert } from '@astaguide/database/entities/analytics/traffic-alert.entity';
import { composeNotice } from '@astaguide/queues/mails/notice-mail';
import type {
  OwnerPreferences,
  NotificationPreferencesRepository,
} from './notification-preferences.repository';
import type { PostMail } from './weekly-summary';
import type { TrafficAlertsRepository } from './traffic-alerts.repository';
import { detectAnomaly } from './detect-anomaly';
import type { WorkerConfig } from '../../lib/config';

const HOUR = 3_600_000;
/** Number of hours that are checked together: a single hour has too few clicks on most sites. */
const HOURS = 3;
/** Delay before an hour is checked, because late events count in their hour. Milliseconds. */
const SETTLING = 5 * 60_000;

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Alerts the owner to unusual drops and spikes of clicks. */
export class TrafficAlerts {
  constructor(
    private readonly alerts: TrafficAlertsRepository,
    private readonly preferences: NotificationPreferencesRepository,
    private readonly site: Pick<WorkerConfig, 'publicUrl' | 'mailServer'>,
    private readonly post: PostMail,
  ) {}

  /** Checks the last whole hours. Safe to run in several workers: one alert of a kind is stored per 12 hours. */
  async check(now: Date): Promise<void> {
    const preferences = await this.preferences.get();
    const end = lastHour(new Date(now.getTime() - SETTLING), preferences.timeZone);
    const window = await this.alerts.readWindow(new Date(end - HOURS * HOUR), new Date(end));
    const judgement = detectAnomaly(window.clicks, window.before, preferences.alertSensitivity);
    if (judgement) await this.alerts.add(window, judgement, now);
    // Includes alerts of a worker that stopped before sending them.
    if (preferences.alertNotifications) await this.postUnsent(preferences, now);
  }

  private async postUnsent({ to, siteName, timeZone }: OwnerPreferences, now: Date): Promise<void> {
    if (!this.site.mailServer || to === null) return;
    for (const alert of await this.alerts.findUnsent(now)) {
      const subject = `${siteName}: unusual ${alert.kind} in clicks`;
      const paragraphs = [sentenceOf(alert, timeZone), ADVICE[alert.kind]];
      const mail = composeNotice(subject, paragraphs, `${this.site.publicUrl}/admin?tab=analytics`);
      await this.post({ key: `traffic-alert.${alert.id}`, kind: 'traffic-alert', to, ...mail });
    }
  }
}

/** The start of the hour of a time; hours are counted from the start of the day in the zone. */
function lastHour(moment: Date, timeZone: string): number {
  const dayStart = startOfDay(dayIn(moment, timeZone), timeZone);
  return moment.getTime() - ((moment.getTime() - dayStart) % HOUR);
}

const ADVICE = {
  drop: 'Check that your buy links work, that products are in stock and that the site was online.',
  spike: 'Check where the clicks come from. It may be a mention on another site or invalid clicks.',
};

function sentenceOf({ windowStart, windowEnd, clicks, expected }: TrafficAlert, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  });
  const span = `from ${time.format(windowStart)} to ${time.format(windowEnd)} (${timeZone})`;
  return `${plural(clicks, 'buy link click')} ${span}. Usually about ${count.format(expected)} in the same hours.`;
}
