import { databaseForTests } from '@astaguide/database/database.fixture';
import { dimensions } from '@astaguide/database/dimensions';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { allClicks } from './all-time.sql';

let pool: Pool;
databaseForTests((opened) => (pool = opened));

const rowsOf = async (statement: string) =>
  (await pool.query<{ key: number; clicks: number }>(statement)).rows;

/** Days around the ends of two years, where one year's sums must not be taken for the other's. */
const NEAR_NEW_YEAR = [-367, -366, -365, -3, -2, -1, 0, 1, 2, 363, 364, 365, 366, 367];
const days = fc.uniqueArray(fc.constantFrom(...NEAR_NEW_YEAR), { maxLength: NEAR_NEW_YEAR.length });
const counted = fc.array(
  fc.record({
    day: fc.constantFrom(...NEAR_NEW_YEAR),
    key: fc.integer({ min: 1, max: 3 }),
    clicks: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 20 },
);

const DAY = `date '2025-01-01' + told.later`;

test('all clicks are those of all days, however far which years are summed up', async () => {
  await fc.assert(
    fc.asyncProperty(counted, days, async (figures, closings) => {
      await pool.query('TRUNCATE daily_rollups, rollups_to_date, rollup_closings');
      await pool.query(
        `INSERT INTO daily_rollups (dimension, day, key_id, clicks)
         SELECT dimension, ${DAY}, CASE dimension WHEN 0 THEN 0 ELSE key END, sum(clicks)
         FROM unnest($1::integer[], $2::integer[], $3::integer[]) AS told(later, key, clicks),
           unnest($4::smallint[]) AS dimension
         GROUP BY 1, 2, 3`,
        [
          figures.map(({ day }) => day),
          figures.map(({ key }) => key),
          figures.map(({ clicks }) => clicks),
          [dimensions.total, dimensions.product],
        ],
      );
      await pool.query(
        `INSERT INTO rollup_closings (day) SELECT ${DAY} FROM unnest($1::integer[]) AS told(later)`,
        [closings],
      );
      // Beside each year's sums some that nobody closed: they may be anything.
      await pool.query(
        `INSERT INTO rollups_to_date (dimension, until, key_id, clicks)
         SELECT dimension, closings.day, key_id, sum(clicks) FROM rollup_closings closings
         JOIN daily_rollups daily ON daily.day <= closings.day AND daily.day >= date_trunc('year', closings.day)
         GROUP BY 1, 2, 3
         UNION ALL
         SELECT DISTINCT dimension, ${DAY}, key_id, 1000 FROM daily_rollups, unnest($1::integer[]) AS told(later)
         WHERE ${DAY} NOT IN (SELECT closings.day FROM rollup_closings closings)`,
        [NEAR_NEW_YEAR],
      );
      for (const dimension of ['total', 'product'] as const) {
        const summed = await rowsOf(
          `SELECT key_id AS key, sum(clicks)::integer AS clicks FROM (${allClicks(dimension)}) AS figures
           GROUP BY 1 ORDER BY 1`,
        );
        const byDay = await rowsOf(
          `SELECT key_id AS key, sum(clicks)::integer AS clicks FROM daily_rollups
           WHERE dimension = ${dimensions[dimension]} GROUP BY 1 ORDER BY 1`,
        );
        expect(summed).toEqual(byDay);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
