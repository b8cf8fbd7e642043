import type { Pool } from 'pg';
import { MonthlyRollupsRepository } from './monthly-tables.repository';
import { RollupsRepository } from './rollups.repository';

/** The rollups as the worker's modules wire them. */
export const rollupsOf = (pool: Pool) => new RollupsRepository(pool, new MonthlyRollupsRepository(pool));

/** Resolves once at least so many sessions of the database wait for another's lock. */
export async function untilWaiting(pool: Pool, sessions = 1): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    if (rowCount! >= sessions) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
