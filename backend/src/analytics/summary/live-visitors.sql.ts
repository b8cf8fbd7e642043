/**
 * Counts the visitors of the last $2 and of the last $3 minutes before the time $1. Uses the index on the time, so the
 * duration does not depend on the size of the log.
 */
export const LIVE_VISITORS = `
  SELECT count(DISTINCT visitor) FILTER (
    WHERE occurred_at > $1::timestamptz - make_interval(mins => $2)
  )::integer AS "last5Minutes",
    count(DISTINCT visitor)::integer AS "last30Minutes"
  FROM events
  WHERE occurred_at > $1::timestamptz - make_interval(mins => $3) AND bot_reasons IS NULL`;
