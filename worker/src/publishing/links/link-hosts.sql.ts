/**
 * Claims the host $1 for $3 milliseconds, if its last request ended at least $2 milliseconds ago. clock_timestamp,
 * because the statement may have waited for the row.
 */
export const CLAIM_HOST = `
  INSERT INTO link_hosts (host, busy_until) VALUES ($1, clock_timestamp() + $3 * interval '1 ms')
  ON CONFLICT (host) DO UPDATE SET busy_until = excluded.busy_until
    WHERE link_hosts.busy_until + $2 * interval '1 ms' <= clock_timestamp()`;

/** The milliseconds until the host $1 may be claimed, $2 milliseconds after its last request. */
export const FIND_WAIT = `
  SELECT extract(epoch FROM busy_until + $2 * interval '1 ms' - clock_timestamp())::double precision * 1000
    AS wait FROM link_hosts WHERE host = $1`;

export const RELEASE_HOST = 'UPDATE link_hosts SET busy_until = clock_timestamp() WHERE host = $1';

/** Deletes the hosts that were last busy an hour before the time $1. */
export const DELETE_IDLE_HOSTS = `DELETE FROM link_hosts WHERE busy_until < $1::timestamptz - interval '1 hour'`;
