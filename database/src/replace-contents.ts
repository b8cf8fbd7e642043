import { Client, type ClientBase } from 'pg';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from './data-source';
import { MIGRATION_LOCK } from './migrate';

/** Everything of the product's in the schema; what extensions brought stays. */
const DROP_STATEMENTS = `
  SELECT statement FROM (
    SELECT 1 AS turn, format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) AS statement, oid,
      'pg_class'::regclass AS class
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
    UNION ALL
    SELECT 2, format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure), oid, 'pg_proc'::regclass
    FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
  ) objects
  WHERE NOT EXISTS (SELECT FROM pg_depend d
    WHERE d.classid = objects.class AND d.objid = objects.oid AND d.deptype = 'e')
  ORDER BY turn`;

/**
 * Replaces all that is in the database, in one transaction: makes the schema as it was after some migrations,
 * has it filled, and migrates on to the newest.
 *
 * @param url PostgreSQL connection string
 * @param options.migrations names of the migrations that the data fits
 * @param options.load fills the tables
 * @throws Error when a migration is not known, which means that the data is of a newer version
 */
export async function replaceContents(
  url: string,
  options: { migrations: readonly string[]; load: (client: ClientBase) => Promise<void> },
): Promise<void> {
  const guard = new Client({ connectionString: url, application_name: 'astaguide migrate' });
  const newest = new DataSource(dataSourceOptions(url, 2));
  const asThen = new DataSource(upTo(url, options.migrations));
  try {
    await guard.connect();
    await guard.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await Promise.all([newest.initialize(), asThen.initialize()]);
    const runner = newest.createQueryRunner();
    await runner.startTransaction();
    try {
      for (const { statement } of (await runner.query(DROP_STATEMENTS)) as { statement: string }[]) {
        await runner.query(statement);
      }
      await applyMigrations(asThen, runner);
      await options.load((await runner.connect()) as ClientBase);
      await applyMigrations(newest, runner);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    } finally {
      await runner.release();
    }
  } finally {
    for (const source of [newest, asThen]) if (source.isInitialized) await source.destroy();
    await guard.end();
  }
}

function upTo(url: string, names: readonly string[]) {
  const options = dataSourceOptions(url, 1);
  const known = options.migrations as { name: string }[];
  const unknown = names.filter((name) => !known.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new Error(`The data is of a newer version: this one does not know ${unknown.join(', ')}`);
  }
  const migrations = known.filter(({ name }) => names.includes(name)) as (() => void)[];
  return { ...options, migrations };
}

async function applyMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}
