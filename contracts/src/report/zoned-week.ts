import { plusDays } from './report-period';
import { clockTime, dayIn, startOfDay } from '../values/time-zone';

/** Hour of Monday from which the week before may be summed up. */
const FIRST_HOUR = 7;
const HOUR = 3_600_000;

/** A week in some time zone, Monday to Sunday. */
export interface ZonedWeek {
  /** The Monday after it, 'YYYY-MM-DD': what the week is known by. */
  monday: string;
  /** The Mondays that the week and the week before began with, 'YYYY-MM-DD'. */
  first: string;
  firstBefore: string;
  /** The week's first moment. */
  from: Date;
  /** The moment it ended. */
  to: Date;
}

/**
 * The week to sum up now: on Mondays from 7 o'clock until midnight, whatever the clocks did that weekend.
 *
 * @param timeZone IANA name
 * @returns null at all other times
 */
export function dueWeek(now: Date, timeZone: string): ZonedWeek | null {
  const day = dayIn(now, timeZone);
  const isDue = new Date(day).getUTCDay() === 1 && clockTime(now.getTime(), timeZone) >= FIRST_HOUR * HOUR;
  return isDue ? weekBefore(day, timeZone) : null;
}

/** The last whole week, at any time. */
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

/** The first moment of a day in a zone; where midnight is skipped, the first one after it. */
export const startOfZonedDay = (day: string, timeZone: string): Date => new Date(startOfDay(day, timeZone));
