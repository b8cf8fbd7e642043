/** Adds a batch of events $1 with the ids of their requests $2 (or null), both JSON arrays in the same order. */
export const ADD_TO_INBOX = 'INSERT INTO event_inbox (events, request_ids) VALUES ($1, $2)';
