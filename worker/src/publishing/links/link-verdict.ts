import type { LinkHint, LinkReason } from '@astaguide/contracts/publishing/link-check';
import type { LinkCheck } from '@astaguide/database/entities/publishing/link-check.entity';
import type { judgeDestination } from './page-destination';
import { isSuccess } from '@astaguide/outgoing/page-request';

/** How a check ended: with the answer of the last address, or without one. */
export type CheckOutcome =
  | {
      status: number;
      /** The address of the page, if it is another than the link. */
      finalUrl: string | null;
      hint?: LinkHint | null;
      /** Whether the page tests for robots, or refuses them. */
      wall?: true;
      /** Why the page is not what the link is for. */
      elsewhere?: ReturnType<typeof judgeDestination>;
    }
  | { failure: Exclude<LinkReason, 'status'> };

/** What is known of a link after a check. */
export type LinkState = Pick<
  LinkCheck,
  'verdict' | 'status' | 'reason' | 'hint' | 'failedSince' | 'finalUrl'
>;

/** Failures that are closer to each other are one: the owner may check again within seconds. Milliseconds. */
export const BETWEEN_FAILURES = 3_600_000;

/**
 * Judges a check. Only pages and hosts that are gone twice in a row are broken: shops refuse programs (403, 429) or are
 * slow, and that says nothing about the page. Such an answer ends a suspicion, because then nothing was gone in a row. It
 * does not end 'broken', which was confirmed, and neither does another page than the link is for: only a good answer does.
 *
 * @param previous undefined for the first check
 */
export function judgeCheck(outcome: CheckOutcome, previous: LinkState | undefined, now: Date): LinkState {
  const finding = findingOf(outcome);
  if (finding.reason === null) return { ...finding, verdict: 'ok', failedSince: null };
  const hasGone =
    'failure' in outcome
      ? outcome.failure === 'host-gone'
      : finding.reason === 'status' && isGone(outcome.status);
  if (!hasGone) {
    if (previous?.verdict === 'broken') return previous;
    const verdict = 'elsewhere' in outcome && outcome.elsewhere ? 'leads-elsewhere' : 'could-not-check';
    return { ...finding, verdict, failedSince: null };
  }
  const failedSince = previous?.failedSince ?? now;
  const isConfirmed =
    previous?.verdict === 'broken' || now.getTime() - failedSince.getTime() >= BETWEEN_FAILURES;
  return { ...finding, verdict: isConfirmed ? 'broken' : 'suspected', failedSince };
}

/** Whether a status says that a page does not exist. */
export const isGone = (status: number): boolean => status === 404 || status === 410;

function findingOf(outcome: CheckOutcome): Pick<LinkState, 'status' | 'reason' | 'hint' | 'finalUrl'> {
  if ('failure' in outcome) return { status: null, reason: outcome.failure, hint: null, finalUrl: null };
  const { status, finalUrl, hint = null, wall, elsewhere = null } = outcome;
  if (wall) return { status, reason: 'bot-wall', hint: null, finalUrl };
  if (!isSuccess(status)) return { status, reason: 'status', hint: null, finalUrl };
  return { status, reason: elsewhere, hint, finalUrl };
}
