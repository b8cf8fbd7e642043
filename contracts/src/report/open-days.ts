import { plusDays } from './report-period';
import { dayIn } from '../values/time-zone';

/**
 * Days, today included, whose metrics still change: the marks that tell a known visitor from a new one are kept for
 * so many, long enough for a queue that stood still for a night.
 */
export const OPEN_DAYS = 3;

/** The oldest day of a zone that still counts visitors one by one: 'YYYY-MM-DD'. Older days are final. */
export const oldestOpenDay = (now: Date, timeZone: string): string =>
  plusDays(dayIn(now, timeZone), 1 - OPEN_DAYS);
