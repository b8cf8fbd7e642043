import { Client, type ClientBase } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource, MIGRATIONS } from './data-source';
import { HASHES_TABLE } from './migrations/statements-migration';

/** Advisory lock of migrations: one process migrates, the others wait. */
const MIGRATION_LOCK = 7305000;

/** The database has migrations that this version does not have, or has with other statements. */
export class UnknownSchemaError extends Error {
  constructor(difference: string) {
    super(
      `The database was made by another version of AstaGuide (${difference}), and nothing was changed: start that version, from whose dashboard your data can be exported, or set DATA_DIR or DATABASE_URL to a new database`,
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
    await assertOwnSchema(guard);
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

async function assertOwnSchema(client: Client): Promise<void> {
  const known = new Map(MIGRATIONS.map((Migration) => [Migration.name, new Migration().hash]));
  for (const { name, hash } of await readAppliedMigrations(client)) {
    if (!known.has(name)) throw new UnknownSchemaError(`this one has no migration ${name}`);
    if (known.get(name) !== hash) throw new UnknownSchemaError(`its migration ${name} differs`);
  }
}

/**
 * The applied migrations, in order.
 *
 * @returns `hash` is null for those applied before hashes were stored; none for an empty database
 */
export async function readAppliedMigrations(
  client: ClientBase,
): Promise<{ name: string; hash: string | null }[]> {
  const { rows } = await client.query<{ names: string | null; hashes: string | null }>(
    `SELECT to_regclass('schema_migrations') AS names, to_regclass('${HASHES_TABLE}') AS hashes`,
  );
  const { names, hashes } = rows[0]!;
  if (names === null) return [];
  const hash = hashes === null ? 'NULL' : `(SELECT hash FROM ${HASHES_TABLE} h WHERE h.name = m.name)`;
  return (
    await client.query<{ name: string; hash: string | null }>(
      `SELECT name, ${hash} AS hash FROM schema_migrations m ORDER BY id`,
    )
  ).rows;
}
