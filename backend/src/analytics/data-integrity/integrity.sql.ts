const VERIFIED_DAY = `to_char(day, 'YYYY-MM-DD') AS day, drift, verified_at AS "verifiedAt"`;

/** Counts the batches in the inbox, and finds when the oldest came. */
export const READ_INBOX =
  'SELECT count(*)::integer AS batches, min(received_at) AS "oldestAt" FROM event_inbox';

/** Finds the verified days from $1 to $2, oldest first. */
export const FIND_VERIFIED = `
  SELECT ${VERIFIED_DAY} FROM log_days
  WHERE day BETWEEN $1 AND $2 AND verified_at IS NOT NULL ORDER BY log_days.day`;

/** Finds at most $1 days whose latest verification found drift, newest first. */
export const FIND_DIFFERING = `
  SELECT ${VERIFIED_DAY} FROM log_days WHERE drift > 0 ORDER BY log_days.day DESC LIMIT $1`;

/** Counts the days with metrics before $1 that were never verified, and the days that are to be rebuilt. */
export const COUNT_DAYS = `
  SELECT (SELECT count(*)::integer FROM daily_clicks
    WHERE day < $1 AND NOT EXISTS (
      SELECT FROM log_days WHERE log_days.day = daily_clicks.day AND verified_at IS NOT NULL)
  ) AS "daysNeverVerified",
  (SELECT count(*)::integer FROM log_days WHERE rebuild_due AND changed_at IS NOT NULL) AS "daysToRebuild"`;
