import { oldestOpenDay, WORTH_PACKING } from '@astaguide/contracts/open-days';
import type { BenchDatabase } from '../environment/database';

const FIGURES = ['page_views', 'clicks', 'events', 'visitors'];

/** Rows of the open days, each with how many of its quarter-hours lie before the day's latest that are not worth packing. */
const ROWS = `
  SELECT packed.*, width_bucket((latest.first - 1)::smallint, packed.quarters) AS kept
  FROM packed_quarters packed
  JOIN (
    SELECT day, quarters[greatest(cardinality(quarters) - ${WORTH_PACKING - 2}, 1)] AS first
    FROM packed_quarters WHERE dimension = 0 AND day >= $1::date
  ) AS latest USING (day)`;

const STATEMENTS = [
  `INSERT INTO quarter_rollups (dimension, quarter, key_id, ${FIGURES.join(', ')})
   SELECT dimension, day::timestamp AT TIME ZONE 'UTC' + quarter * interval '15 minutes', key_id,
     ${FIGURES.map((name) => `later.${name} - later.${name}_before`).join(', ')}
   FROM (${ROWS}) AS rows
   CROSS JOIN LATERAL unnest(quarters[kept + 1:], ${FIGURES.map((name) => `${name}[kept + 2:], ${name}[kept + 1:]`).join(', ')})
     AS later(quarter, ${FIGURES.map((name) => `${name}, ${name}_before`).join(', ')})
   WHERE quarter IS NOT NULL`,
  `UPDATE packed_quarters packed SET quarters = packed.quarters[:kept],
     ${FIGURES.map((name) => `${name} = packed.${name}[:kept + 1]`).join(', ')}
   FROM (${ROWS}) AS rows
   WHERE (packed.dimension, packed.day, packed.key_id) = (rows.dimension, rows.day, rows.key_id)`,
  `DELETE FROM packed_quarters WHERE quarters = '{}' AND day >= $1::date`,
];

/**
 * A rebuild packs every quarter-hour. While events come, the latest of an open day are rows by themselves: this leaves
 * as many of them so as there can be.
 */
export async function leaveUnpacked(database: BenchDatabase): Promise<void> {
  for (const statement of STATEMENTS) await database.query(statement, [oldestOpenDay(new Date())]);
}
