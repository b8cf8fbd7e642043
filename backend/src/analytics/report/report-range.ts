import type { RangeQuery } from '@astaguide/contracts/report/analytics-report';
import { comparisonOf, periodOf, type ReportPeriod } from '@astaguide/contracts/report/report-period';
import { dayIn } from '@astaguide/contracts/values/time-zone';
import { InvalidInputError } from '../../http/errors';

/** The days of a report, as in its response. */
export interface ReportRange {
  period: ReportPeriod;
  comparison: ReportPeriod | null;
  timeZone: string;
  asOf: string;
}

/**
 * The period and comparison that a query asks for.
 *
 * @param timeZone IANA name of the site's time zone
 * @throws InvalidInputError for days in the future
 */
export function reportRange(query: RangeQuery, now: Date, timeZone: string): ReportRange {
  const period = reportPeriodOf(query, dayIn(now, timeZone), timeZone);
  return { period, comparison: comparisonOf(period, query.compare), timeZone, asOf: now.toISOString() };
}

function reportPeriodOf({ range, from, to }: RangeQuery, today: string, timeZone: string): ReportPeriod {
  if (range !== 'custom') return periodOf(range, today);
  // The query's schema requires both.
  const period = { from: from!, to: to! };
  if (period.to > today) {
    throw new InvalidInputError([
      { path: 'to', message: `The last day lies in the future: it is ${today} (${timeZone})` },
    ]);
  }
  return period;
}
