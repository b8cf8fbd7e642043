/// <reference types="jest" />
import { loadDemo } from '@astaguide/database/load-demo';
import { createTestDatabase, type TestDatabase } from '@astaguide/database/test-database';
import { Pool } from 'pg';

/**
 * Opens a database with the demo's products before the tests around this call, and drops it after them.
 *
 * @param use keeps what the tests want of it, and may make more of it ready
 */
export function databaseForTests(use: (pool: Pool, url: string) => unknown): void {
  let database: TestDatabase | undefined;
  let pool: Pool | undefined;

  beforeAll(async () => {
    database = await createTestDatabase(process.env.TEST_DATABASE_URL!);
    await loadDemo(database.url);
    pool = new Pool({ connectionString: database.url });
    await use(pool, database.url);
  }, 30_000);

  afterAll(async () => {
    await pool?.end();
    await database?.drop();
  });
}

/** Forgets every event, and everything that was counted or computed of them. */
export const forgetEvents = (pool: Pool) =>
  pool.query(
    `TRUNCATE analytics_events, event_ids, event_quarantine, visitor_marks,
       quarter_rollups, packed_quarters, daily_rollups, rollups_to_date, rollup_closings,
       daily_attributions, daily_funnels, crossing_days, daily_bots, left_out_days, derived_days,
       attributions_to_date, funnels_to_date, packed_crossings_to_date, derived_closings`,
  );
