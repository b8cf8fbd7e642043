const FIRST_DAY = '(SELECT min(day) FROM daily_rollups WHERE dimension = 0 AND key_id = 0)';

/**
 * The days until which each year's figures are summed up, as rows (year, ends.day): of each month since the first event
 * every fifth, and the last, as far as they are before the day $1, and the day before that. A range begins anywhere and
 * mostly ends now, and a day has about as many rows as a year.
 */
export const YEARS_ENDS = `(
    SELECT date_trunc('year', day)::date AS year, day::date
    FROM (
      SELECT end_of_five FROM generate_series(
        date_trunc('month', ${FIRST_DAY}::timestamp), $1::date::timestamp, '1 month') AS month
      CROSS JOIN LATERAL (VALUES
        (month + interval '4 days'), (month + interval '9 days'), (month + interval '14 days'),
        (month + interval '19 days'), (month + interval '24 days'), (month + interval '1 month - 1 day')
      ) AS fives(end_of_five)
      UNION
      SELECT $1::date::timestamp - interval '1 day' WHERE ${FIRST_DAY} < $1::date
    ) AS days(day)
    WHERE day < $1::date
  ) AS ends`;

/** Whether a day was the latest once, and is no end of a sum any more. */
const isPast = (day: string) =>
  `${day} < $1::date - 1 AND ${day} NOT IN (SELECT ends.day FROM ${YEARS_ENDS})`;

/** Forgets what is summed up until days that were the latest once. */
export const forgetPast = (closings: string, tables: readonly string[]) => `
  WITH ${tables.map((table) => `of_${table} AS (DELETE FROM ${table} WHERE ${isPast('until')})`).join(',\n    ')}
  DELETE FROM ${closings} WHERE ${isPast('day')}`;

/** The first day of a day's year. */
export const yearOf = (day: string) => `date_trunc('year', ${day}::timestamp)::date`;

/** Whether figures to date until `day` have another day in them. */
export const holdsDay = (other: string) =>
  `day >= ${other} AND day < (date_trunc('year', ${other}::timestamp) + interval '1 year')::date`;

const YEAR = yearOf('$1::date');

/** Whether sums are those of a closing of $1's year: the day before the year is the last closing of another. */
export const ofClosing = (closing: string) => `until = ${closing} AND until >= ${YEAR}`;

/**
 * The last of the year's days before $1 until which it is summed up, the day before the year where there is none: what
 * comes after is added to its sums.
 */
export const lastClosing = (closings: string) =>
  `coalesce((SELECT max(day) FROM ${closings} WHERE day >= ${YEAR} AND day < $1::date), ${YEAR} - 1)`;
