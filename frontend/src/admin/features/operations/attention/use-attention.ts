import type { Attention } from '@astaguide/contracts/operations/attention';
import { lossText } from '@astaguide/contracts/operations/loss-text';
import { useQuery } from '@tanstack/react-query';
import { formatPlural } from '../../../../lib/format';
import { attentionQuery } from '../../../api/attention';
import { integrityQuery } from '../../../api/maintenance';
import { setupQuery } from '../../../api/owner-settings';
import { timeAgo, useNow } from '../../../lib/time-ago';

/** Age of the newest backup from which on it needs attention. Milliseconds. */
const BACKUP_MAX_AGE = 2 * 24 * 3_600_000;

interface Item {
  text: string;
  href: string;
  /** The action behind the link. */
  action: string;
}

/** What the owner has to act on; nothing when all is well. */
export function useAttention(): Item[] {
  const { data: attention } = useQuery(attentionQuery);
  const { data: integrity } = useQuery(integrityQuery);
  const now = useNow();
  const { data: setup } = useQuery(setupQuery);
  // The checklist of the setup names the operator, too.
  const isOperatorMissing = attention?.isOperatorMissing === true && setup?.isDismissed === true;
  const items = attention ? itemsOf({ ...attention, isOperatorMissing }, now) : [];
  if (integrity?.drift)
    items.push({
      text: `${formatPlural(integrity.drift, 'total')} don’t match the raw events`,
      href: '/admin?tab=settings&section=system',
      action: 'Check',
    });
  return items;
}

/** @param now milliseconds since the epoch */
function itemsOf(attention: Attention, now: number): Item[] {
  const { drafts, unmatchedSales, refusedPostbacks, brokenLinks, linkLoss, endingCoupons, studiesToCheck } =
    attention;
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
      text: `${formatPlural(brokenLinks, 'link')} ${brokenLinks === 1 ? 'is' : 'are'} broken${lost && `: ${lost} lost a day`}`,
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
    refusedPostbacks > 0 && {
      text: `${formatPlural(refusedPostbacks, 'postback')} refused`,
      href: '/admin?tab=settings&section=imports',
      action: 'Review',
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
    attention.isOperatorMissing && {
      text: 'Operator or contact address missing',
      href: '/admin?tab=settings',
      action: 'Enter',
    },
    drafts > 0 && { text: formatPlural(drafts, 'draft'), href: '/admin?tab=blog', action: 'Open' },
  ].filter((item) => item !== false);
}
