import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../pools';

/** Takes a visitor's events out of the log: the one exception from its keeping every event. */
@Injectable()
export class VisitorErasureRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Erases the events of a visitor number, those kept apart as well. Their ids stay for 48 hours, so that one that
   * is sent again is not counted anew.
   *
   * @param day 'YYYY-MM-DD': the one day on which the number was this visitor's
   * @param visitor 64 bits as a signed decimal
   * @param before events accepted later stay
   * @returns how many were in the log, and on which days: more than one where the site's time zone was changed since
   */
  async erase(
    { day, visitor }: { day: string; visitor: string },
    before: string,
  ): Promise<{ events: number; days: string[] }> {
    await this.pool.query(`DELETE FROM failed_events WHERE event LIKE '%"visitor":"' || $1 || '"%'`, [
      visitor,
    ]);
    const { rows } = await this.pool.query<{ day: string; events: number }>(
      `WITH erased AS (
         DELETE FROM events
         WHERE received_at >= day_start($1::date - 2) AND received_at < least(day_start($1::date + 3), $3::timestamptz)
           AND visitor = $2::bigint
         RETURNING received_at
       )
       SELECT day_of(received_at)::text AS day, count(*)::integer AS events FROM erased GROUP BY 1`,
      [day, visitor, before],
    );
    return {
      events: rows.reduce((sum, { events }) => sum + events, 0),
      days: rows.map((row) => row.day),
    };
  }

  /** When the oldest batch came that waits in the inbox; null when it is empty. */
  async oldestInboxAt(): Promise<Date | null> {
    const { rows } = await this.pool.query<{ oldest: Date | null }>(
      'SELECT min(received_at) AS oldest FROM event_inbox',
    );
    return rows[0]!.oldest;
  }
}
