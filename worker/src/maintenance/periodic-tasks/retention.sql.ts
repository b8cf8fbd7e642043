import { oldestOpenDaySql } from '@astaguide/database/event-store/site-days.sql';

/** Rows of `sign_ins` that are kept, of sign-ins and of failed attempts each: neither can push the other out. */
const KEPT_SIGN_INS = 100;

/** Deletes what has expired at the moment $1: ids of events, salts, the marks of final days, and sign-ins. */
export const DELETE_EXPIRED: readonly string[] = [
  `DELETE FROM event_ids WHERE recorded_at < $1::timestamptz - interval '48 hours'`,
  `DELETE FROM visitor_salts WHERE destroy_at <= $1`,
  `DELETE FROM visitors_seen WHERE day < ${oldestOpenDaySql('$1::timestamptz')}`,
  `DELETE FROM sign_ins WHERE at <= $1::timestamptz - interval '90 days' OR id IN (
    SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY outcome = 'signed-in' ORDER BY at DESC, id DESC) AS place FROM sign_ins
    ) AS ranked WHERE place > ${KEPT_SIGN_INS})`,
];
