import type { Client } from 'pg';

/** Schema with a copy of each table after the site's first start. */
const INITIAL = 'test_initial';

/**
 * Tables that are not reset between test files, because the processes cache them: dictionaries whose ids the worker
 * knows, the day's salts, and worker heartbeats.
 */
const KEPT = ['migrations', 'texts', 'origins', 'user_agents', 'visitor_salts', 'workers'];

/** The tables that a reset empties, including their partitions. */
const TABLES = `
  SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
    AND relname <> ALL ($1)`;

const PARTITIONS = `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'events'::regclass`;

const SEQUENCES = `
  SELECT quote_ident(table_name) AS table, quote_ident(column_name) AS column,
    pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
  FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = ANY ($1)
    AND pg_get_serial_sequence(quote_ident(table_name), column_name) IS NOT NULL`;

/** Saves a site's database for `restoreInitialContents`. */
export async function keepInitialContents(database: Client): Promise<void> {
  await database.query(`CREATE SCHEMA ${INITIAL}`);
  for (const table of await tablesOf(database)) {
    await database.query(`CREATE TABLE ${INITIAL}.${table} AS TABLE public.${table}`);
  }
  await database.query(`CREATE TABLE ${INITIAL}.partitions AS ${PARTITIONS}`);
}

/** Restores a site's database to the saved state, including its sequences. */
export async function restoreInitialContents(database: Client): Promise<void> {
  const tables = await tablesOf(database);
  const sequences = (
    await database.query<{ table: string; column: string; sequence: string }>(SEQUENCES, [tables])
  ).rows;
  await database.query('BEGIN');
  // Disables triggers and foreign keys, so that rows can be restored in any order and are not counted again.
  await database.query('SET LOCAL session_replication_role = replica');
  await database.query(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY`);
  // Partitions added by other files would be included in runs over all months of the log.
  const { rows: added } = await database.query<{ name: string }>(
    `${PARTITIONS} EXCEPT SELECT name FROM ${INITIAL}.partitions`,
  );
  for (const { name } of added) await database.query(`DROP TABLE ${name}`);
  for (const table of tables) {
    await database.query(`INSERT INTO public.${table} OVERRIDING SYSTEM VALUE TABLE ${INITIAL}.${table}`);
  }
  for (const { table, column, sequence } of sequences) {
    await database.query(
      `SELECT setval('${sequence}', max(${column})) FROM ${table} HAVING max(${column}) > 0`,
    );
  }
  // The site's notification that products, articles or settings changed.
  await database.query('NOTIFY content_changed');
  await database.query('COMMIT');
}

async function tablesOf(database: Client): Promise<string[]> {
  return (await database.query<{ name: string }>(TABLES, [KEPT])).rows.map(({ name }) => name);
}
