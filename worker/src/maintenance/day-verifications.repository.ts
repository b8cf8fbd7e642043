import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../lib/pools';
import { MAINTENANCE_CHANNEL } from '@astaguide/database/event-store/channels';

/**
 * Keeps the drift $2 that the verification of the day $1 found, and notifies, unless a verification that began later
 * than $3 was quicker.
 */
const KEEP_VERIFICATION = `
  WITH kept AS (
    INSERT INTO log_days AS known (day, drift, verified_at) VALUES ($1, $2, $3)
    ON CONFLICT (day) DO UPDATE SET drift = excluded.drift, verified_at = excluded.verified_at
      WHERE known.verified_at IS NULL OR known.verified_at <= excluded.verified_at
    RETURNING day
  )
  SELECT pg_notify('${MAINTENANCE_CHANNEL}', '') FROM kept`;

/** What the newest verification of each day found. */
@Injectable()
export class DayVerificationsRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Keeps what a verification found, unless one that began later was quicker.
   *
   * @param day 'YYYY-MM-DD'
   * @param drift rollup rows that differed from the log
   * @param verifiedAt when the verification began: later events it may not have seen
   */
  async keep(day: string, drift: number, verifiedAt: Date): Promise<void> {
    await this.pool.query(KEEP_VERIFICATION, [day, drift, verifiedAt]);
  }
}
