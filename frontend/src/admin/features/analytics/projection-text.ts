import type { ProjectionState } from '@astaguide/contracts/analytics/report/analytics-report';
import { formatPlural } from '../../../lib/format';
import { knownTimeZone, zonedMinute } from '../../lib/zoned-time';

/** When the metrics were last computed, and how many days are missing. */
export function projectionText({ asOf, missingDays }: ProjectionState, timeZone: string): string {
  const zone = knownTimeZone(timeZone);
  if (asOf === null) return 'Calculating…';
  const missing = missingDays > 0 ? ` ${formatPlural(missingDays, 'day')} still to be calculated.` : '';
  return `Updated ${zonedMinute(asOf, zone)}.${missing}`;
}
