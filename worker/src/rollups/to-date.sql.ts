/**
 * The days until which each year's figures are summed up, as rows (year, ends.day): of each month since the first event
 * every fifth, and the last, as far as they are before the day $1. A range begins and ends anywhere, and a day has about
 * as many rows as a year.
 */
export const YEARS_ENDS = `(
    SELECT date_trunc('year', month)::date AS year, ends.day::date
    FROM generate_series(
      date_trunc('month', (SELECT min(day) FROM daily_rollups WHERE dimension = 0 AND key_id = 0)::timestamp),
      $1::date::timestamp, '1 month') AS month
    CROSS JOIN LATERAL (VALUES
      (month + interval '4 days'), (month + interval '9 days'), (month + interval '14 days'),
      (month + interval '19 days'), (month + interval '24 days'), (month + interval '1 month - 1 day')
    ) AS ends(day)
    WHERE ends.day < $1::date
  ) AS ends`;

/** The first day of a day's year. */
export const yearOf = (day: string) => `date_trunc('year', ${day}::timestamp)::date`;

/** Whether figures to date until `day` have another day in them. */
export const holdsDay = (other: string) =>
  `day >= ${other} AND day < (date_trunc('year', ${other}::timestamp) + interval '1 year')::date`;

/**
 * The last of the year's days before $1 until which it is summed up, the day before the year where there is none: what
 * comes after is added to its sums.
 */
export const lastClosing = (closings: string, before = '$1::date') =>
  `coalesce((SELECT max(day) FROM ${closings} WHERE day >= ${yearOf(before)} AND day < ${before}), ${yearOf(before)} - 1)`;
