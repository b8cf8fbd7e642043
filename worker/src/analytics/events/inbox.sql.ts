/** Takes the $1 oldest batches that no other worker has taken, until the transaction ends. */
export const TAKE_BATCHES = `
  SELECT id, events, request_ids FROM event_inbox ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** Deletes the batches with the ids $1. */
export const DELETE_BATCHES = 'DELETE FROM event_inbox WHERE id = ANY($1)';
