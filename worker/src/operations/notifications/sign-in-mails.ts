import { plural } from '@astaguide/contracts/lib/plural';
import { composeNotice } from '@astaguide/queues/mails/notice-mail';
import type {
  NotificationPreferencesRepository,
  OwnerPreferences,
} from './notification-preferences.repository';
import type { SentNotifications } from '@astaguide/database/operations/sent-notifications';
import type { RepeatedRefusals, SignInsRepository } from './sign-ins.repository';
import type { PostMail } from './weekly-summary';
import type { WorkerConfig } from '../../lib/config';

/** Failed attempts per day from which on the owner gets a mail. */
const REPEATED = 10;
/** Sign-ins named in one mail. */
const MAX_NAMED = 10;

/**
 * Notifies the owner of sign-ins with a new browser, at most once an hour, and of repeated refusals, at most once a day.
 * The mails name browsers and networks, never what was entered. Safe to run in several workers: the same mail has the
 * same key.
 */
export class SignInMails {
  constructor(
    private readonly signIns: SignInsRepository,
    private readonly preferences: NotificationPreferencesRepository,
    private readonly log: SentNotifications,
    private readonly site: Pick<WorkerConfig, 'publicUrl'>,
    private readonly post: PostMail,
  ) {}

  async postUnreported(now: Date): Promise<void> {
    const preferences = await this.preferences.get();
    if (preferences.to === null) return;
    await this.postSignIns(preferences, preferences.to, now);
    for (const day of await this.signIns.findRepeated(now, REPEATED))
      await this.postRefusals(day, preferences.siteName, preferences.to);
  }

  private async postSignIns({ siteName, timeZone }: OwnerPreferences, to: string, now: Date): Promise<void> {
    const signIns = await this.signIns.findUnreported(now);
    const key = `sign-in.${now.toISOString().slice(0, 13)}`;
    if (signIns.length === 0 || (await this.log.isKnown(key))) return;
    const time = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone,
    });
    const mail = composeNotice(
      `${siteName}: sign-in with a new browser`,
      [
        'Someone signed in to the dashboard with a browser that had not signed in before:',
        ...signIns
          .slice(0, MAX_NAMED)
          .map(
            ({ browser, network, at }) =>
              `${browser} · ${network || 'unknown network'} · ${time.format(at)} (${timeZone})`,
          ),
        ...(signIns.length > MAX_NAMED ? [`And ${signIns.length - MAX_NAMED} more.`] : []),
        'If this was you, there is nothing to do. If not, change your password: this signs out all other browsers.',
      ],
      this.link,
    );
    await this.post({ key, kind: 'sign-in', to, ...mail });
    await this.signIns.markReported(signIns.map(({ id }) => id));
  }

  private async postRefusals(refusals: RepeatedRefusals, siteName: string, to: string): Promise<void> {
    const key = `refused-sign-ins.${refusals.day}`;
    if (await this.log.isKnown(key)) return;
    const count = plural(refusals.times, 'refused sign-in');
    const mail = composeNotice(
      `${siteName}: ${count} on ${refusals.day}`,
      [
        `${count} on ${refusals.day} so far:`,
        ...refusals.groups.map(textOf),
        'More attempts from unknown browsers are slowed down. Browsers that you have signed in with are not affected. You get this email at most once a day.',
      ],
      this.link,
    );
    await this.post({ key, kind: 'refused-sign-ins', to, ...mail });
  }

  private get link(): string {
    return `${this.site.publicUrl}/admin?tab=settings&section=account`;
  }
}

function textOf({ outcome, times, browser, network }: RepeatedRefusals['groups'][number]): string {
  const what = outcome === 'refused' ? 'wrong email or password' : 'slowed down';
  return `${times.toLocaleString('en-US')} × ${what} · ${network ? `${browser} · ${network}` : 'other networks'}`;
}
