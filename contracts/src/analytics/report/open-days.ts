import { plusDays } from '../../lib/report-period';
import { dayIn } from '../../lib/time-zone';

/**
 * Number of open days, including today: days whose metrics still change incrementally, because the visitors seen on
 * them are kept to detect repeat visits. Long enough for a queue that is down for a night.
 */
export const OPEN_DAYS = 3;

/** The oldest open day in a time zone, 'YYYY-MM-DD'. Older days are final. */
export const oldestOpenDay = (now: Date, timeZone: string): string =>
  plusDays(dayIn(now, timeZone), 1 - OPEN_DAYS);
