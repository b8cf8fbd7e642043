import { FAILED_EVENTS_PAGE } from '@astaguide/contracts/analytics/failed-event';

/** Reasons shown to the owner, at most. */
const MAX_REASONS = 100;

// Only the text is stored: it may be no object, or have no type.
const SUMMARY = `id, reason, job_id AS "jobId",
  left(substring(event FROM '"eventType":"((?:[^"\\\\]|\\\\.)*)"'), 64) AS "eventType", length(event) AS size,
  failed_at AS "failedAt"`;

/** Finds a page of failed events, newest first: before the id $1, with the reason $2. Null is no condition. */
export const FIND_PAGE = `
  SELECT ${SUMMARY} FROM failed_events
  WHERE ($1::bigint IS NULL OR id < $1) AND ($2::text IS NULL OR reason = $2)
  ORDER BY id DESC LIMIT ${FAILED_EVENTS_PAGE}`;

/** Counts the failed events by reason, the most frequent first. */
export const COUNT_REASONS = `
  SELECT reason, count(*)::integer AS events FROM failed_events
  GROUP BY reason ORDER BY events DESC, reason LIMIT ${MAX_REASONS}`;

/** Finds the failed event with the id $1, with its text. */
export const FIND_FAILED = `SELECT ${SUMMARY}, event FROM failed_events WHERE id = $1`;

/** Finds the highest id; '0' for none. */
export const LAST_ID = 'SELECT coalesce(max(id), 0)::text AS last FROM failed_events';

/** Finds $4 texts of the reason $1 by ascending id: those after the id $2, up to and with the id $3. */
export const FIND_TEXTS = `
  SELECT id, event FROM failed_events WHERE reason = $1 AND id > $2 AND id <= $3
  ORDER BY id LIMIT $4`;

/** Deletes the failed events with the ids $1. Its rows are those that existed: another call may have deleted some. */
export const TAKE_FAILED = 'DELETE FROM failed_events WHERE id = ANY($1::bigint[]) RETURNING id';

/** Deletes the failed event with the id $1. */
export const DELETE_FAILED = 'DELETE FROM failed_events WHERE id = $1';

/** Deletes the failed events of the reason $1; null for all. */
export const DELETE_REASON = 'DELETE FROM failed_events WHERE $1::text IS NULL OR reason = $1';
