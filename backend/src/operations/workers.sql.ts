/** A worker without a heartbeat for this long is gone or hangs; it sends one every five seconds. */
const SILENCE = '20 seconds';

/** Finds the workers that run, the longest running first. */
export const FIND_ALIVE = `
  SELECT id, host, pid, version, started_at AS "startedAt", seen_at AS "seenAt" FROM workers
  WHERE seen_at > now() - interval '${SILENCE}' ORDER BY started_at, id`;

/** Sums what the workers did in each of the last 60 minutes, oldest first. Minutes without events have zeros. */
export const LAST_HOUR = `
  SELECT m.minute, coalesce(sum(w.events), 0)::integer AS events,
    coalesce(sum(w.batches), 0)::integer AS batches,
    coalesce(sum(w.failures), 0)::integer AS failures,
    coalesce(sum(w.retries), 0)::integer AS retries
  FROM generate_series(date_trunc('minute', now()) - interval '59 minutes',
    date_trunc('minute', now()), interval '1 minute') AS m (minute)
  LEFT JOIN worker_stats w ON w.minute = m.minute
  GROUP BY m.minute ORDER BY m.minute`;

/** Sums the events of the last $1 minutes by the place of their lag in `lags`, from 1 on. */
export const RECENT_LAGS = `
  SELECT place::integer, sum(counted)::integer AS events
  FROM worker_stats, unnest(lags) WITH ORDINALITY AS l (counted, place)
  WHERE minute > now() - $1 * interval '1 minute' GROUP BY place ORDER BY place`;
