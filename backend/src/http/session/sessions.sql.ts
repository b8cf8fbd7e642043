/** Absolute lifetime of a session after sign-in, in days. */
const MAX_SESSION_DAYS = 30;

/** Which rows of `sessions` are valid: used within a week, signed in within a month. `expire` is in the connection's zone. */
export const isStoredSql = `expire >= localtimestamp
  AND (sess #>> '{signIn,at}')::timestamptz > now() - interval '${MAX_SESSION_DAYS} days'`;

/**
 * Reads the session $1 with its owner in one query, because every request of the dashboard needs both. For the same
 * reason it is written by hand and prepared under a name: each connection plans it once. The expiry column has no time
 * zone, and is written in the connection's.
 */
export const FIND_SESSION = {
  name: 'find-session',
  text: `SELECT sess, expire::timestamptz AS until, id, email, password_hash AS "passwordHash"
    FROM sessions LEFT JOIN owners ON owners.id = (sess #>> '{passport,user}')::integer
    WHERE sid = $1 AND ${isStoredSql}`,
};
