import { z } from 'zod';

/** The days that a caller may name: the calendar, PostgreSQL and every file format agree on all of them. */
const FIRST_MOMENT = Date.parse('1970-01-01T00:00:00Z');
const AFTER_LAST_MOMENT = Date.parse('2101-01-01T00:00:00Z');

/** Whatever compares the days of a range need not look at one outside. */
const OUT_OF_RANGE = { error: 'Choose a date from 1970 to 2100', abort: true };

function isInRange(text: string): boolean {
  const moment = Date.parse(text);
  return moment >= FIRST_MOMENT && moment < AFTER_LAST_MOMENT;
}

/** A day as a caller sends it: 'YYYY-MM-DD', from 1970 to 2100. @param error what is said about one that is no day */
export const inputDay = (error?: string) => z.iso.date(error).refine(isInRange, OUT_OF_RANGE);

/** A moment as a caller sends it: ISO 8601, in UTC unless an offset is allowed, from 1970 to 2100. */
export const inputMoment = (options: { offset?: boolean; error?: string } = {}) =>
  z.iso.datetime(options).refine(isInRange, OUT_OF_RANGE);
