/// <reference types="jest" />
import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from './test-database';

/**
 * Creates a database with the product's schema before the surrounding tests, and drops it after them.
 *
 * @param use receives the database, and may prepare it further
 */
export function databaseForTests(use: (pool: Pool, url: string) => unknown): void {
  let database: TestDatabase | undefined;
  let pool: Pool | undefined;

  beforeAll(async () => {
    database = await createTestDatabase(process.env.TEST_DATABASE_URL!);
    pool = new Pool({ connectionString: database.url });
    await use(pool, database.url);
  }, 60_000);

  afterAll(async () => {
    await pool?.end();
    await database?.drop();
  });
}
