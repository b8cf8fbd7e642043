import type { Pool } from 'pg';
import { MonthlyRollupsRepository } from './monthly-tables.repository';
import { RollupsRepository } from './rollups.repository';

/** The rollups as the worker's modules wire them. */
export const rollupsOf = (pool: Pool) => new RollupsRepository(pool, new MonthlyRollupsRepository(pool));
