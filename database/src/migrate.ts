import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';

/** Advisory lock of migrations: one process migrates, the others wait. */
const MIGRATION_LOCK = 7305000;

/** The database has migrations that are unknown to this version. */
export class UnknownSchemaError extends Error {
  constructor(migration: string) {
    super(
      `The database was made by another version, which has the migration ${migration}: start that version, or use another DATA_DIR or DATABASE_URL`,
    );
    this.name = 'UnknownSchemaError';
  }
}

/**
 * Applies pending migrations. Safe to call from several processes at once: one migrates, the others wait and find
 * nothing to do.
 *
 * @param url PostgreSQL connection string
 * @returns the names of the migrations applied by this call, in order
 * @throws UnknownSchemaError before anything is changed
 * @throws what PostgreSQL or a migration throws; a failed migration is rolled back
 */
export async function migrate(url: string): Promise<{ applied: string[] }> {
  return withMigrationLock(url, async (dataSource, guard) => {
    await refuseUnknown(dataSource, guard);
    const applied = await dataSource.runMigrations();
    return { applied: applied.map((migration) => migration.name) };
  });
}

/**
 * Runs work while no other process changes the schema.
 *
 * @param work receives the data source, and the connection that holds the lock
 */
export async function withMigrationLock<Result>(
  url: string,
  work: (dataSource: DataSource, guard: Client) => Promise<Result>,
): Promise<Result> {
  const guard = new Client({ connectionString: url, application_name: 'astaguide migrate' });
  // Its queries are rejected when the server goes away; without a listener its error event would end the process.
  guard.on('error', () => undefined);
  await guard.connect();
  const dataSource = createDataSource(url, 2);
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.initialize();
    return await work(dataSource, guard);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    // Ending the connection releases the lock.
    await guard.end();
  }
}

async function refuseUnknown(dataSource: DataSource, client: Client): Promise<void> {
  const { rows } = await client.query<{ there: string | null }>(
    `SELECT to_regclass('schema_migrations') AS there`,
  );
  if (rows[0]!.there === null) return;
  const known = dataSource.migrations.map((migration) => migration.constructor.name);
  const unknown = await client.query<{ name: string }>(
    'SELECT name FROM schema_migrations WHERE name <> ALL ($1) ORDER BY id LIMIT 1',
    [known],
  );
  if (unknown.rows[0]) throw new UnknownSchemaError(unknown.rows[0].name);
}
