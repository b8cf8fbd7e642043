import { Client } from 'pg';
import { createDataSource } from './data-source';

/** A number of the product's own: whoever holds it migrates, everybody else waits. */
export const MIGRATION_LOCK = 7305000;

/**
 * Brings the schema up to date. Safe to call from several processes at once: one migrates, the others wait
 * for it and find nothing left to do.
 *
 * @param url PostgreSQL connection string
 * @returns names of the migrations applied by this call, in order
 * @throws what PostgreSQL or a migration throws; a migration that failed is rolled back
 */
export async function migrate(url: string): Promise<{ applied: string[] }> {
  const guard = new Client({ connectionString: url, application_name: 'astaguide migrate' });
  await guard.connect();
  const dataSource = createDataSource(url, 2);
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.initialize();
    const applied = await dataSource.runMigrations();
    return { applied: applied.map((migration) => migration.name) };
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    // Ending the connection releases the lock.
    await guard.end();
  }
}

/**
 * What would have to change in the database for it to match the entities.
 *
 * @returns SQL statements; none when entities and migrations agree
 */
export async function schemaDifferences(url: string): Promise<string[]> {
  const dataSource = createDataSource(url, 2);
  await dataSource.initialize();
  try {
    const changes = await dataSource.driver.createSchemaBuilder().log();
    return changes.upQueries.map((query) => query.query);
  } finally {
    await dataSource.destroy();
  }
}
