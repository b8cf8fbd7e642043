/**
 * Finds the months with a dropped day in one of the spans, oldest first. A span begins at an element of $1, and ends
 * before the same element of $2.
 */
export const DROPPED_MONTHS = `
  SELECT DISTINCT to_char(day, 'YYYY-MM') AS month FROM log_days
  WHERE dropped_at IS NOT NULL AND EXISTS (
    SELECT FROM unnest($1::timestamptz[], $2::timestamptz[]) AS spans(first, until)
    WHERE first < until AND day BETWEEN day_of(first) AND day_of(until - interval '1 millisecond')
  )
  ORDER BY month`;
