/** Stores a sign of life of the worker $1. $2 to $5 are its host, process id, version and start. */
export const STORE_BEAT = `
  INSERT INTO workers (id, host, pid, version, started_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (id) DO UPDATE SET seen_at = now()`;

export const DELETE_SILENT_WORKERS = `DELETE FROM workers WHERE seen_at < now() - interval '1 minute'`;

export const DELETE_WORKER = 'DELETE FROM workers WHERE id = $1';

/** Stores the minutes $2 of the worker $1, a JSON array of ThroughputMinute, in place of the stored ones. */
export const STORE_MINUTES = `
  INSERT INTO worker_stats (worker_id, minute, events, batches, failures, retries, lags)
  SELECT $1, to_timestamp(minute / 1000.0), events, batches, failures, retries, lags
  FROM jsonb_to_recordset($2) AS m (minute double precision, events integer, batches integer,
                                    failures integer, retries integer, lags integer[])
  ON CONFLICT (minute, worker_id) DO UPDATE SET events = EXCLUDED.events, batches = EXCLUDED.batches,
    failures = EXCLUDED.failures, retries = EXCLUDED.retries, lags = EXCLUDED.lags`;

export const DELETE_OLD_MINUTES = `DELETE FROM worker_stats WHERE minute < now() - interval '2 hours'`;
