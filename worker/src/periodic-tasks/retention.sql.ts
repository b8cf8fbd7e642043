import { oldestOpenDaySql } from '@astaguide/database/event-store/site-days.sql';

/** Deletes what has expired at the moment $1: ids of events, salts, and the marks of final days. */
export const DELETE_EXPIRED: readonly string[] = [
  `DELETE FROM event_ids WHERE recorded_at < $1::timestamptz - interval '48 hours'`,
  `DELETE FROM visitor_salts WHERE destroy_at <= $1`,
  `DELETE FROM visitors_seen WHERE day < ${oldestOpenDaySql('$1::timestamptz')}`,
];
