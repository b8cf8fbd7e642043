import type { DerivedState } from '@astaguide/contracts/analytics-report';
import { formatPlural } from '../../lib/format';
import { knownTimeZone, zonedMinute } from '../../lib/zoned-time';

/** How exact and how current figures are that a worker computes by UTC day, in a sentence or two. */
export function derivedText({ asOf, missingDays }: DerivedState, timeZone: string): string {
  const zone = knownTimeZone(timeZone);
  const days = timeZone === 'UTC' ? 'Exact' : 'Exact for UTC days of these dates';
  if (asOf === null) return 'These figures are still being computed for the first time.';
  const missing = missingDays > 0 ? ` ${formatPlural(missingDays, 'day')} still to be computed.` : '';
  return `${days}, as of ${zonedMinute(asOf, zone)}.${missing}`;
}
