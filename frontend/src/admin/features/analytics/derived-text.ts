import type { DerivedState } from '@astaguide/contracts/report/analytics-report';
import { formatPlural } from '../../../lib/format';
import { knownTimeZone, zonedMinute } from '../../lib/zoned-time';

/** How current figures are that a worker computes by day, in a sentence or two. */
export function derivedText({ asOf, missingDays }: DerivedState, timeZone: string): string {
  const zone = knownTimeZone(timeZone);
  if (asOf === null) return 'These figures are still being computed for the first time.';
  const missing = missingDays > 0 ? ` ${formatPlural(missingDays, 'day')} still to be computed.` : '';
  return `Exact, as of ${zonedMinute(asOf, zone)}.${missing}`;
}
