import type { Pool } from 'pg';

/** Takes a visitor's events out of the log: the one exception from its keeping every event. */
export class VisitorErasureRepository {
  constructor(private readonly pool: Pool) {}

  /**
   * Erases the events of a visitor number, those kept apart as well. Their ids stay for 48 hours, so that one that
   * is sent again is not counted anew.
   *
   * @param day 'YYYY-MM-DD', UTC: the one day on which the number was this visitor's
   * @param visitor 64 bits as a signed decimal
   * @param before events accepted later stay
   * @returns how many were in the log
   */
  async erase({ day, visitor }: { day: string; visitor: string }, before: string): Promise<number> {
    await this.pool.query(`DELETE FROM event_quarantine WHERE event LIKE '%"visitor":"' || $1 || '"%'`, [
      visitor,
    ]);
    const { rowCount } = await this.pool.query(
      `DELETE FROM analytics_events
       WHERE timestamp >= $1::date::timestamp AT TIME ZONE 'UTC'
         AND timestamp < least(($1::date + 1)::timestamp AT TIME ZONE 'UTC', $3::timestamptz)
         AND visitor = $2::bigint`,
      [day, visitor, before],
    );
    return rowCount ?? 0;
  }

  /** When the oldest batch came that waits in the inbox; null when it is empty. */
  async oldestInboxAt(): Promise<Date | null> {
    const { rows } = await this.pool.query<{ oldest: Date | null }>(
      'SELECT min(received_at) AS oldest FROM event_inbox',
    );
    return rows[0]!.oldest;
  }
}
