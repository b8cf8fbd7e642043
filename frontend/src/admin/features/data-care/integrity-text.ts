import type { Integrity } from '@astaguide/contracts/operations/data-care';
import { formatCount, formatPlural } from '../../../lib/format';

/** Milliseconds that an event on its way may take before the figures count as behind. */
const ON_ITS_WAY = 5000;

export interface IntegrityText {
  /** Whether all is as it should be, something is wrong, or it is not known. */
  mood: 'good' | 'bad' | 'unknown';
  complete: string;
  drift: string;
}

/**
 * 'Complete through 14:02' and 'drift 0', in words.
 *
 * @param clock a moment as the owner's clock shows it: '14:02'
 */
export function integrityText(integrity: Integrity, clock: (moment: string) => string): IntegrityText {
  const { asOf, completeThrough, waiting, drift, verifiedAt } = integrity;
  const isBehind = completeThrough !== null && Date.parse(asOf) - Date.parse(completeThrough) > ON_ITS_WAY;
  const isKnown = completeThrough !== null && drift !== null;
  return {
    mood: isBehind || (drift ?? 0) > 0 ? 'bad' : isKnown ? 'good' : 'unknown',
    complete:
      completeThrough === null
        ? 'The queue cannot be read: nobody knows what still waits'
        : `Complete through ${clock(completeThrough)}` + (isBehind ? `, ${waitingText(waiting ?? 0)}` : ''),
    drift:
      drift === null
        ? 'not verified yet'
        : `drift ${formatCount(drift)}${verifiedAt ? ` (verified ${clock(verifiedAt)})` : ''}`,
  };
}

const waitingText = (batches: number) =>
  `${formatPlural(batches, 'batch').replace(/batchs$/, 'batches')} waiting`;
