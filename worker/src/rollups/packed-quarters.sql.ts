import { ANY_DIMENSION, OF_DAY, quarterOf } from './dimensions';

const COUNTS = ['page_views', 'clicks', 'events', 'visitors'];

/** The columns of packed_quarters that hold a value for each quarter-hour. */
export const LISTS = ['quarters', ...COUNTS].join(', ');

/** Those lists of grouped rows that have a `quarter` of their day each, 0 to 95, and the figures of it. */
export const listsOf = (): string =>
  [
    'array_agg(quarter ORDER BY quarter)',
    ...COUNTS.map((name) => `array_agg(${name}::integer ORDER BY quarter)`),
  ].join(', ');

/** Final days with quarter-hours that are not packed. $1 is the oldest day that is not final. */
export const UNPACKED_DAYS = `
  SELECT DISTINCT (quarter AT TIME ZONE 'UTC')::date::text AS day FROM quarter_rollups
  WHERE dimension = 0 AND quarter < $1::date::timestamp AT TIME ZONE 'UTC' ORDER BY day`;

/** Packs the quarter-hours of the day $1, those under keys that are packed already with them. */
export const PACK_DAY = `
  WITH moved AS (
    DELETE FROM quarter_rollups WHERE ${ANY_DIMENSION} AND ${OF_DAY} RETURNING dimension, key_id
  ),
  -- The snapshot of the statement has what it takes away.
  sums AS (
    SELECT dimension, key_id, ${quarterOf('quarter')} AS quarter, ${COUNTS.map((name) => `sum(${name}) AS ${name}`).join(', ')}
    FROM quarter_figures
    WHERE ${ANY_DIMENSION} AND day = $1::date AND ${OF_DAY}
      AND (dimension, key_id) IN (SELECT dimension, key_id FROM moved)
    GROUP BY dimension, key_id, quarter
  )
  INSERT INTO packed_quarters (dimension, day, key_id, ${LISTS})
  SELECT dimension, $1::date, key_id, ${listsOf()} FROM sums GROUP BY dimension, key_id ORDER BY dimension, key_id
  ON CONFLICT (dimension, day, key_id) DO UPDATE SET
    ${['quarters', ...COUNTS].map((name) => `${name} = excluded.${name}`).join(', ')}`;
