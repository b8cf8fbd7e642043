import type { Attention } from '@astaguide/contracts/operations/attention';
import { lossText } from '@astaguide/contracts/operations/loss-text';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatPlural } from '../../../../lib/format';
import { attentionQuery } from '../../../api/attention';
import { integrityQuery } from '../../../api/maintenance';
import { useNow } from '../../../lib/use-now';
import { timeAgo } from '../../../lib/time-ago';

/** Age of the newest backup from which on it needs attention. Milliseconds. */
const BACKUP_MAX_AGE = 2 * 24 * 3_600_000;

interface Item {
  text: string;
  href: string;
  /** The action behind the link. */
  action: string;
}

/** A short list of what the owner has to act on; nothing when all is well. */
export function AttentionList() {
  const { data: attention } = useQuery(attentionQuery);
  const { data: integrity } = useQuery(integrityQuery);
  const now = useNow();
  const items = attention ? itemsOf(attention, now) : [];
  if (integrity?.drift)
    items.push({
      text: `${formatPlural(integrity.drift, 'total')} don’t match the raw events`,
      href: '/admin?tab=settings&section=system',
      action: 'Check',
    });
  if (items.length === 0) return null;
  return (
    <section aria-label="Needs attention" className="rounded-md border border-line bg-surface px-4 py-2">
      <ul className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
        {items.map(({ text, href, action }) => (
          <li key={text} className="flex items-baseline gap-2">
            <span aria-hidden="true" className="size-2 rounded-full bg-warn" />
            {text}
            <Link href={href} className="font-semibold underline underline-offset-4 hover:text-accent">
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param now milliseconds since the epoch */
export function itemsOf(attention: Attention, now: number): Item[] {
  const { drafts, unmatchedSales, brokenLinks, linkLoss, endingCoupons, studiesToCheck } = attention;
  const { failedEvents, lastBackupAt, backupFailure } = attention;
  // Links that another offer replaces lose nothing.
  const lost = lossText(linkLoss);
  const isBackupOld = lastBackupAt !== null && now - Date.parse(lastBackupAt) > BACKUP_MAX_AGE;
  return [
    failedEvents > 0 && {
      text: formatPlural(failedEvents, 'failed event'),
      href: '/admin?tab=settings&section=system',
      action: 'Review',
    },
    brokenLinks > 0 && {
      text: `${formatPlural(brokenLinks, 'affiliate link')} ${brokenLinks === 1 ? 'is' : 'are'} broken${lost && `: ${lost} lost a day`}`,
      href: '/admin?tab=settings&section=links',
      action: 'Review',
    },
    endingCoupons > 0 && {
      text: `${formatPlural(endingCoupons, 'coupon')} ${endingCoupons === 1 ? 'ends' : 'end'} within a week`,
      href: '/admin?tab=products',
      action: 'Open',
    },
    unmatchedSales > 0 && {
      text: `${formatPlural(unmatchedSales, 'sale')} without a product`,
      href: '/admin?tab=analytics&view=earnings',
      action: 'Match',
    },
    studiesToCheck > 0 && {
      text: `${formatPlural(studiesToCheck, 'changed source')} with citations to check`,
      href: '/admin?tab=settings&section=studies',
      action: 'Check',
    },
    backupFailure !== null && {
      text: `The last backup failed: ${backupFailure}`,
      href: '/admin?tab=settings&section=system',
      action: 'Check',
    },
    isBackupOld && {
      text: `Last backup ${timeAgo(Date.parse(lastBackupAt), now)}`,
      href: '/admin?tab=settings&section=system',
      action: 'Check',
    },
    drafts > 0 && { text: formatPlural(drafts, 'draft'), href: '/admin?tab=blog', action: 'Open' },
  ].filter((item) => item !== false);
}
