import { WORTH_PACKING } from '@astaguide/contracts/open-days';
import { ANY_DIMENSION, OF_DAY, quarterOf } from './dimensions';

const COUNTS = ['page_views', 'clicks', 'events', 'visitors'];
const eachCount = (of: (name: string) => string) => COUNTS.map(of).join(', ');

/**
 * Packs rows that have a key, a `quarter` of the day $1, 0 to 95, and its figures: figures run up over the day, from 0.
 */
export const packRows = (rows: string) => `
  INSERT INTO packed_quarters (dimension, day, key_id, quarters, ${COUNTS.join(', ')})
  SELECT dimension, $1::date, key_id, array_agg(quarter ORDER BY quarter),
    ${eachCount((name) => `0 || array_agg(${name}::integer ORDER BY quarter)`)}
  FROM (
    SELECT dimension, key_id, quarter, ${eachCount((name) => `sum(${name}) OVER day AS ${name}`)}
    FROM ${rows} WINDOW day AS (PARTITION BY dimension, key_id ORDER BY quarter)
  ) AS running
  GROUP BY dimension, key_id ORDER BY dimension, key_id`;

/**
 * Days with quarter-hours to pack: as soon as it is worth it, of a final day all that there are. $1 is the oldest day
 * that is not final.
 */
export const UNPACKED_DAYS = `
  SELECT day::text
  FROM (SELECT (quarter AT TIME ZONE 'UTC')::date AS day FROM quarter_rollups WHERE dimension = 0) AS unpacked
  GROUP BY day HAVING day < $1::date OR count(*) >= ${WORTH_PACKING}
  ORDER BY day`;

/** Packs the quarter-hours of the day $1, those under keys that are packed already with them. */
export const PACK_DAY = `
  WITH moved AS (
    DELETE FROM quarter_rollups WHERE ${ANY_DIMENSION} AND ${OF_DAY} RETURNING dimension, key_id
  ),
  -- The snapshot of the statement has what it takes away.
  sums AS (
    SELECT dimension, key_id, ${quarterOf('quarter')} AS quarter, ${eachCount((name) => `sum(${name}) AS ${name}`)}
    FROM quarter_figures
    WHERE ${ANY_DIMENSION} AND day = $1::date AND ${OF_DAY}
      AND (dimension, key_id) IN (SELECT dimension, key_id FROM moved)
    GROUP BY dimension, key_id, quarter
  )
  ${packRows('sums')}
  ON CONFLICT (dimension, day, key_id) DO UPDATE SET
    ${['quarters', ...COUNTS].map((name) => `${name} = excluded.${name}`).join(', ')}`;
