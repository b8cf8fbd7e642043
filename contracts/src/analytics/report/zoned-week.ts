import { plusDays } from '../../lib/report-period';
import { clockTime, dayIn, startOfDay } from '../../lib/time-zone';

/** Hour on Monday from which the summary of the past week is due. */
const FIRST_HOUR = 7;
const HOUR = 3_600_000;

/** A week in a time zone, Monday to Sunday. */
export interface ZonedWeek {
  /** The Monday after the week, 'YYYY-MM-DD': identifies the week. */
  monday: string;
  /** The first days of this week and of the week before, 'YYYY-MM-DD'. */
  first: string;
  firstBefore: string;
  /** The week's first moment. */
  from: Date;
  /** The moment it ended. */
  to: Date;
}

/**
 * The week whose summary is due: on Mondays from 7:00 until midnight local time, regardless of clock changes.
 *
 * @param timeZone IANA name
 * @returns null at all other times
 */
export function dueWeek(now: Date, timeZone: string): ZonedWeek | null {
  const day = dayIn(now, timeZone);
  const isDue = new Date(day).getUTCDay() === 1 && clockTime(now.getTime(), timeZone) >= FIRST_HOUR * HOUR;
  return isDue ? weekBefore(day, timeZone) : null;
}

/** The last complete week, at any time. */
export function lastWeek(now: Date, timeZone: string): ZonedWeek {
  const day = dayIn(now, timeZone);
  // getUTCDay counts from Sunday.
  return weekBefore(plusDays(day, -((new Date(day).getUTCDay() + 6) % 7)), timeZone);
}

function weekBefore(monday: string, timeZone: string): ZonedWeek {
  const first = plusDays(monday, -7);
  return {
    monday,
    first,
    firstBefore: plusDays(monday, -14),
    from: startOfZonedDay(first, timeZone),
    to: startOfZonedDay(monday, timeZone),
  };
}

/** The first moment of a day in a time zone; if midnight is skipped, the first moment after it. */
export const startOfZonedDay = (day: string, timeZone: string): Date => new Date(startOfDay(day, timeZone));
