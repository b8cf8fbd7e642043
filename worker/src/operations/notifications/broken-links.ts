import { replacementsOf } from '@astaguide/contracts/catalog/affiliate-link';
import { lossText } from '@astaguide/contracts/operations/loss-text';
import { composeNotice } from '@astaguide/queues/mails/notice-mail';
import { createHash } from 'node:crypto';
import type { BrokenLink, LinkChecksRepository } from '../../publishing/links/link-checks.repository';
import type { NotificationPreferencesRepository } from './notification-preferences.repository';
import type { PostMail } from './weekly-summary';
import type { WorkerConfig } from '../../lib/config';

/** Links named in one mail. */
const MAX_NAMED = 20;

/** Notifies the owner of links that broke since the last mail. */
export class BrokenLinks {
  constructor(
    private readonly checks: LinkChecksRepository,
    private readonly preferences: NotificationPreferencesRepository,
    private readonly site: Pick<WorkerConfig, 'publicUrl'>,
    private readonly post: PostMail,
  ) {}

  /** Safe to run in several workers: the same links have the same key. */
  async postUnreported(now: Date): Promise<void> {
    const { alertNotifications, to, siteName } = await this.preferences.get();
    if (!alertNotifications || to === null) return;
    const links = await this.checks.findUnreported();
    if (links.length === 0) return;
    const count = links.length === 1 ? '1 link is' : `${links.length} links are`;
    const mail = composeNotice(
      `${siteName}: ${count} broken`,
      [
        `${count} broken: the page or the shop was gone at two checks in a row.`,
        ...links.slice(0, MAX_NAMED).map(textOf),
        ...(links.length > MAX_NAMED ? [`And ${links.length - MAX_NAMED} more.`] : []),
      ],
      `${this.site.publicUrl}/admin?tab=settings&section=links`,
    );
    const urls = links.map(({ url }) => url);
    const key = `broken-links.${now.toISOString().slice(0, 10)}.${fingerprint(urls)}`;
    await this.post({ key, kind: 'broken-links', to, ...mail });
    await this.checks.markReported(urls, now);
  }
}

/** A link with its products, what its visitors get now, and what is lost otherwise. */
function textOf({ url, products, places, loss }: BrokenLink): string {
  const names = [...products.map(({ name }) => name), ...places].join(', ');
  if (products.length === 0) return `${names}: ${url}`;
  const lost = loss ? lossText(loss) : '';
  const replacements = replacementsOf(products, url);
  const outcome =
    replacements.length > 0
      ? `Visitors get ${replacements.join(', ')} instead.${lost && ` Without it, ${lost} would be lost a day.`}`
      : `No other link works, so visitors cannot buy.${lost && ` Estimated loss: ${lost} a day.`}`;
  return `${names}: ${url} – ${outcome}`;
}

const fingerprint = (urls: readonly string[]) =>
  createHash('sha256').update(urls.join('\n')).digest('hex').slice(0, 16);
