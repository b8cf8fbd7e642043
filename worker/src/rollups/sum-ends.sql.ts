/**
 * The days until which each month with events is summed up, as rows (month, ends.day): every fifth, and the last. A
 * range begins and ends amid a month, and a day has about as many rows as a month.
 */
export const SUM_ENDS = `(
    SELECT DISTINCT date_trunc('month', day::timestamp)::date AS month FROM daily_rollups WHERE dimension = 0
  ) AS months
  CROSS JOIN LATERAL (
    VALUES (month + 4), (month + 9), (month + 14), (month + 19), (month + 24), ((month + interval '1 month')::date - 1)
  ) AS ends(day)`;

/** The days of a month until the day $1. */
export const UNTIL_DAY = `day BETWEEN date_trunc('month', $1::date::timestamp)::date AND $1::date`;

/** Whether a sum until `day` has another day in it. */
export const sumsWith = (other: string) =>
  `day >= ${other} AND day < (date_trunc('month', ${other}::timestamp) + interval '1 month')::date`;
