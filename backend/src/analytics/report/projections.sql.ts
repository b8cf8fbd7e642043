/**
 * Reads how up to date the projections of the days from $1 to $2 are. A day is missing if it has events but no
 * projections. Unless a day is stale, the projections are up to date as of the server's replay position.
 */
export const PROJECTION_STATE = {
  name: 'projection-state',
  text: `
  SELECT missing_days, coalesce(
      (SELECT CASE WHEN changed_at > projected_at THEN projected_at
         ELSE coalesce(pg_last_xact_replay_timestamp(), now()) END
       FROM log_days WHERE day <= $2::date AND projected_at IS NOT NULL ORDER BY day DESC LIMIT 1),
      CASE WHEN missing_days = 0 THEN now() END
    ) AS source_until
  FROM (
    SELECT count(*)::integer AS missing_days FROM log_days
    WHERE day BETWEEN $1::date AND $2::date AND changed_at IS NOT NULL AND projected_at IS NULL
  ) AS missing`,
};

/** Reads when the day $1 last changed in the log. */
export const CHANGED_AT = {
  name: 'day-changed-at',
  text: 'SELECT changed_at FROM log_days WHERE day = $1::date',
};
