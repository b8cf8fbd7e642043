import { z } from 'zod';

/** The range of accepted dates, which calendars, PostgreSQL and all file formats support. */
const FIRST_MOMENT = Date.parse('1970-01-01T00:00:00Z');
const AFTER_LAST_MOMENT = Date.parse('2101-01-01T00:00:00Z');

/** Aborts validation, so that later checks only see dates within the range. */
const OUT_OF_RANGE = { error: 'Choose a date from 1970 to 2100', abort: true };

function isInRange(text: string): boolean {
  const moment = Date.parse(text);
  return moment >= FIRST_MOMENT && moment < AFTER_LAST_MOMENT;
}

/** A day in a request: 'YYYY-MM-DD', from 1970 to 2100. @param error message for an invalid day */
export const inputDay = (error?: string) => z.iso.date(error).refine(isInRange, OUT_OF_RANGE);

/** A moment in a request: ISO 8601, in UTC unless an offset is allowed, from 1970 to 2100. */
export const inputMoment = (options: { offset?: boolean; precision?: number; error?: string } = {}) =>
  z.iso.datetime(options).refine(isInRange, OUT_OF_RANGE);

/** The most that a local time is ahead of UTC. Milliseconds. */
const LARGEST_OFFSET = 14 * 3_600_000;

/** A day in a request on which something was done: it has begun somewhere. @param error message for an invalid day */
export const pastDay = (error?: string) =>
  inputDay(error).refine(
    (day) => Date.parse(day) <= Date.now() + LARGEST_OFFSET,
    'Choose a day that is not in the future',
  );
