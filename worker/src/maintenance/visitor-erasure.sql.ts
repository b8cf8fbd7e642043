/** Deletes the failed events of the visitor hash $1, a signed decimal. */
export const ERASE_FAILED_EVENTS = `DELETE FROM failed_events WHERE event LIKE '%"visitor":"' || $1 || '"%'`;

/**
 * Deletes the events of the visitor hash $2 that were received before the time $3. $1 is the day of the hash. Rows are
 * the days of the deleted events with their numbers.
 */
export const ERASE_EVENTS = `
  WITH erased AS (
    DELETE FROM events
    WHERE occurred_at >= day_start($1::date - 2) AND occurred_at < least(day_start($1::date + 3), $3::timestamptz)
      AND visitor = $2::bigint
    RETURNING occurred_at
  )
  SELECT day_of(occurred_at)::text AS day, count(*)::integer AS events FROM erased GROUP BY 1`;

/** When the oldest batch in the inbox was received. */
export const FIND_OLDEST_BATCH = 'SELECT min(received_at) AS oldest FROM event_inbox';
