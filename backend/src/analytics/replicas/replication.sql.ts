/** Reads how far the primary has written its log, in bytes. */
export const WRITTEN_POSITION = `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text AS position`;

/** Reads how far a replica has replayed the primary's log, in bytes. A server that is no replica has no row. */
export const REPLAYED_POSITION = `
  SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text AS position WHERE pg_is_in_recovery()`;
