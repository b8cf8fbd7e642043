import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { POOL } from '../lib/pools';

/** Deletes the failed events of the visitor hash $1, a signed decimal. */
const ERASE_FAILED_EVENTS = `DELETE FROM failed_events WHERE event LIKE '%"visitor":"' || $1 || '"%'`;

/**
 * Deletes the events of the visitor hash $2 that were received before the time $3. $1 is the day of the hash. Rows are
 * the days of the deleted events with their numbers.
 */
const ERASE_EVENTS = `
  WITH erased AS (
    DELETE FROM events
    WHERE occurred_at >= day_start($1::date - 2) AND occurred_at < least(day_start($1::date + 3), $3::timestamptz)
      AND visitor = $2::bigint
    RETURNING occurred_at
  )
  SELECT day_of(occurred_at)::text AS day, count(*)::integer AS events FROM erased GROUP BY 1`;

/** When the oldest batch in the inbox was received. */
const FIND_OLDEST_BATCH = 'SELECT min(received_at) AS oldest FROM event_inbox';

/** Deletes a visitor's events from the log, the one exception to its being append-only. */
@Injectable()
export class VisitorErasureRepository {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Deletes the events of a visitor hash, failed events included. Their ids stay for 48 hours, so that an event that is
   * sent again does not count.
   *
   * @param day the day of the visitor hash, 'YYYY-MM-DD'
   * @param visitor 64 bits as a signed decimal
   * @param before events accepted later stay
   * @returns the number of deleted events and their days: several days after a change of the site's time zone
   */
  async erase(
    { day, visitor }: { day: string; visitor: string },
    before: string,
  ): Promise<{ events: number; days: string[] }> {
    await this.pool.query(ERASE_FAILED_EVENTS, [visitor]);
    const { rows } = await this.pool.query<{ day: string; events: number }>(ERASE_EVENTS, [
      day,
      visitor,
      before,
    ]);
    return {
      events: rows.reduce((sum, { events }) => sum + events, 0),
      days: rows.map((row) => row.day),
    };
  }

  /** When the oldest batch in the inbox was received; null when it is empty. */
  async oldestInboxAt(): Promise<Date | null> {
    const { rows } = await this.pool.query<{ oldest: Date | null }>(FIND_OLDEST_BATCH);
    return rows[0]!.oldest;
  }
}
