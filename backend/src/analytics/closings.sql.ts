import { dimensions } from '@astaguide/database/dimensions';
import type { NamedStatement } from './replicas/reader';

/**
 * Finds the days (day: '2026-03-15') until which the years from that of $1 to that of $2 are summed up. The last of a
 * month before the first event is one of them: read by the day, the years before would cost more than all others.
 */
export const closingsIn = (table: 'rollup_closings' | 'derived_closings'): NamedStatement => ({
  name: table,
  text: `
  SELECT day::text FROM ${table}
  WHERE day >= date_trunc('year', $1::date::timestamp) AND day < date_trunc('year', $2::date::timestamp) + interval '1 year'
  UNION ALL
  SELECT (month + interval '1 month - 1 day')::date::text
  FROM generate_series(date_trunc('year', $1::date::timestamp), $2::date::timestamp, '1 month') AS month
  WHERE month + interval '1 month' <= coalesce(
    (SELECT min(day) FROM daily_rollups WHERE dimension = ${dimensions.total} AND key_id = 0), 'infinity')`,
});
