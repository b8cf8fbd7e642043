import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The connections that TypeORM uses. */
export const poolOf = ({ driver }: DataSource): Pool => (driver as unknown as { master: Pool }).master;
