import { MAINTENANCE_CHANNEL } from '@astaguide/database/event-store/channels';

/**
 * Keeps the drift $2 that the verification of the day $1 found, and notifies, unless a verification that began later
 * than $3 was quicker.
 */
export const KEEP_VERIFICATION = `
  WITH kept AS (
    INSERT INTO log_days AS known (day, drift, verified_at) VALUES ($1, $2, $3)
    ON CONFLICT (day) DO UPDATE SET drift = excluded.drift, verified_at = excluded.verified_at
      WHERE known.verified_at IS NULL OR known.verified_at <= excluded.verified_at
    RETURNING day
  )
  SELECT pg_notify('${MAINTENANCE_CHANNEL}', '') FROM kept`;
