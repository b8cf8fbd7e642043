import type { LinkHint, LinkReason } from '@astaguide/contracts/publishing/link-check';
import type { LinkCheck } from '@astaguide/database/entities/publishing/link-check.entity';
import { isSuccess } from './page-request';

/** How a check ended: with the answer of the last address, or without one. */
export type CheckOutcome =
  { status: number; hint: LinkHint | null } | { failure: Exclude<LinkReason, 'status'> };

/** What is known of a link after a check. */
export type LinkState = Pick<LinkCheck, 'verdict' | 'status' | 'reason' | 'hint' | 'failedSince'>;

/** Failures that are closer to each other are one: the owner may check again within seconds. Milliseconds. */
export const BETWEEN_FAILURES = 3_600_000;

/**
 * Judges a check. Only pages and hosts that are gone twice in a row are broken: shops refuse programs (403, 429) or are
 * slow, and that says nothing about the page. Such an answer ends a suspicion, because then nothing was gone in a row. It
 * does not end 'broken', which was confirmed: only a good answer does.
 *
 * @param previous undefined for the first check
 */
export function judgeCheck(outcome: CheckOutcome, previous: LinkState | undefined, now: Date): LinkState {
  const { status, reason, hint } = findingOf(outcome);
  if (reason === null) return { verdict: 'ok', status, reason, hint, failedSince: null };
  if (!isGone(outcome)) {
    if (previous?.verdict === 'broken') return previous;
    return { verdict: 'could-not-check', status, reason, hint: null, failedSince: null };
  }
  const failedSince = previous?.failedSince ?? now;
  const isConfirmed =
    previous?.verdict === 'broken' || now.getTime() - failedSince.getTime() >= BETWEEN_FAILURES;
  return { verdict: isConfirmed ? 'broken' : 'suspected', status, reason, hint: null, failedSince };
}

function isGone(outcome: CheckOutcome): boolean {
  if ('failure' in outcome) return outcome.failure === 'host-gone';
  return outcome.status === 404 || outcome.status === 410;
}

function findingOf(outcome: CheckOutcome): Pick<LinkState, 'status' | 'reason' | 'hint'> {
  if ('failure' in outcome) return { status: null, reason: outcome.failure, hint: null };
  const { status, hint } = outcome;
  return { status, reason: isSuccess(status) ? null : 'status', hint };
}
