import type { Integrity } from '@astaguide/contracts/analytics/data-integrity';
import { formatCount } from '../../../lib/format';

/** Milliseconds that an event may be in the queue before the metrics count as behind. */
const ON_ITS_WAY = 5000;

export interface IntegrityText {
  /** Correct, wrong, or unknown. */
  mood: 'good' | 'bad' | 'unknown';
  complete: string;
  drift: string;
}

/**
 * 'Up to date' and 'verified 14:02'.
 *
 * @param clock formats a moment in the owner's time zone: '14:02'
 */
export function integrityText(integrity: Integrity, clock: (moment: string) => string): IntegrityText {
  const { asOf, completeThrough, waiting, drift, verifiedAt } = integrity;
  const isBehind = completeThrough !== null && Date.parse(asOf) - Date.parse(completeThrough) > ON_ITS_WAY;
  const isKnown = completeThrough !== null && drift !== null;
  return {
    mood: isBehind || (drift ?? 0) > 0 ? 'bad' : isKnown ? 'good' : 'unknown',
    complete:
      completeThrough === null
        ? 'Queue unavailable, backlog unknown'
        : isBehind
          ? `Processed up to ${clock(completeThrough)}, ${queuedText(waiting ?? 0)}`
          : (drift ?? 0) > 0
            ? 'All events processed'
            : 'Up to date',
    drift:
      drift === null
        ? 'not verified yet'
        : [
            drift > 0 && mismatchText(drift),
            verifiedAt ? `verified ${clock(verifiedAt)}` : drift === 0 && 'verified',
          ]
            .filter(Boolean)
            .join(' · '),
  };
}

const queuedText = (batches: number) =>
  `${formatCount(batches)} ${batches === 1 ? 'batch' : 'batches'} queued`;

/** '7 mismatches': rows that differ from the log. */
export const mismatchText = (rows: number) =>
  `${formatCount(rows)} ${rows === 1 ? 'mismatch' : 'mismatches'}`;
