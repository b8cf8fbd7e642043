import { databaseForTests } from '@astaguide/database/database.fixture';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { allClicks } from './analytics-summary.repository';

let pool: Pool;
databaseForTests((opened) => (pool = opened));

const rowsOf = async (statement: string) =>
  (await pool.query<{ key: number; clicks: number }>(statement)).rows;

/** Days at the ends of months, some of them far apart. */
const DAYS = [
  '2024-12-30',
  '2024-12-31',
  '2025-01-01',
  '2025-01-31',
  '2025-02-01',
  '2025-06-15',
  '2026-01-01',
];
const MONTHS = ['2024-12-01', '2025-01-01', '2025-02-01', '2025-06-01', '2026-01-01', '2026-02-01'];
const counted = fc.array(
  fc.record({
    day: fc.constantFrom(...DAYS),
    key: fc.integer({ min: 1, max: 3 }),
    clicks: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 20 },
);

test('all clicks are those of all days, whichever months are summed up', async () => {
  await fc.assert(
    fc.asyncProperty(counted, fc.subarray(MONTHS), async (metrics, months) => {
      await pool.query('TRUNCATE daily_rollups, monthly_rollups, log_months');
      await pool.query(
        `INSERT INTO daily_rollups (dimension, day, key_id, clicks)
         SELECT dimension, day, CASE dimension WHEN 0 THEN 0 ELSE key END, sum(clicks)
         FROM unnest($1::date[], $2::integer[], $3::integer[]) AS recorded(day, key, clicks),
           unnest($4::smallint[]) AS dimension
         GROUP BY 1, 2, 3`,
        [
          metrics.map(({ day }) => day),
          metrics.map(({ key }) => key),
          metrics.map(({ clicks }) => clicks),
          [dimensions.total, dimensions.product],
        ],
      );
      await pool.query(
        `INSERT INTO log_months (month, rollups_summed_at)
         SELECT month, CASE WHEN month = ANY ($2::date[]) THEN now() END FROM unnest($1::date[]) AS month`,
        [MONTHS, months],
      );
      // The rows of a month that is not summed may hold anything.
      await pool.query(
        `INSERT INTO monthly_rollups (dimension, month, key_id, clicks)
         SELECT dimension, month, key_id, CASE WHEN rollups_summed_at IS NULL THEN 1000 ELSE sum(clicks) END
         FROM log_months JOIN daily_rollups ON date_trunc('month', day::timestamp) = month
         GROUP BY dimension, month, key_id`,
      );
      for (const dimension of ['total', 'product'] as const) {
        const summed = await rowsOf(
          `SELECT key_id AS key, sum(clicks)::integer AS clicks FROM (${allClicks(dimension)}) AS metrics
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
