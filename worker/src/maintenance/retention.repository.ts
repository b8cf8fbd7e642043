import type { Pool } from 'pg';
import { oldestOpenDay } from '../rollups/open-days';

/** What is kept for a time only. */
export class RetentionRepository {
  constructor(private readonly pool: Pool) {}

  /** Forgets event ids after 48 hours, destroys salts 48 hours after their day began, drops final days' marks. */
  async prune(now: Date): Promise<void> {
    await this.pool.query(`DELETE FROM event_ids WHERE recorded_at < $1::timestamptz - interval '48 hours'`, [
      now,
    ]);
    await this.pool.query(
      `DELETE FROM visitor_salts WHERE day::timestamp AT TIME ZONE 'UTC' <= $1::timestamptz - interval '48 hours'`,
      [now],
    );
    await this.pool.query('DELETE FROM visitor_marks WHERE day < $1', [oldestOpenDay(now)]);
  }
}
