import { databaseForTests } from '@astaguide/database/database.fixture';
import { loadDemo } from '@astaguide/database/load-demo';
import type { Pool } from 'pg';

/** A database for the tests around this call as `databaseForTests` opens it, with the demo's products. */
export function productDatabaseForTests(use: (pool: Pool, url: string) => unknown): void {
  databaseForTests(async (pool, url) => {
    await loadDemo(url);
    await use(pool, url);
  });
}

/** Forgets every event, and everything that was counted or computed of them. */
export const forgetEvents = (pool: Pool) =>
  pool.query(
    `TRUNCATE events, event_ids, failed_events, visitors_seen,
       hourly_rollups, daily_rollups, monthly_rollups, daily_attributions,
       monthly_attributions, daily_sessions, monthly_sessions, daily_audience, monthly_audience, daily_funnels, daily_bot_traffic, daily_public_clicks, sent_names, log_days, log_months`,
  );
