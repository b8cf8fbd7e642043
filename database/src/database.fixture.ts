/// <reference types="jest" />
import { Pool } from 'pg';
import { withDataSource } from './data-source';
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

/**
 * What would have to change in the columns of the database for them to match the entities, which name no keys, checks
 * and indexes.
 *
 * @returns SQL statements; none when entities and migrations agree
 */
export function schemaDifferences(url: string): Promise<string[]> {
  return withDataSource(url, async ({ driver }) => {
    const changes = await driver.createSchemaBuilder().log();
    return changes.upQueries
      .map(({ query }) => query)
      .filter((query) => / COLUMN |^CREATE TABLE /.test(query));
  });
}
