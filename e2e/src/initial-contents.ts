import type { Client } from 'pg';

/** Schema with a copy of each table as the site's first start filled it. */
const INITIAL = 'test_initial';

/**
 * What a site goes on with over all its test files, because its processes remember it: dictionaries whose ids the
 * worker knows, the day's salts, passages, which follow the content by themselves, and what says that workers live.
 */
const KEPT = ['migrations', 'texts', 'origins', 'user_agents', 'visitor_salts', 'chat_passages', 'workers'];

/** The tables that a reset empties; the partitions of a table go with it. */
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

/** Remembers what is in a site's database, for `restoreInitialContents`. */
export async function keepInitialContents(database: Client): Promise<void> {
  await database.query(`CREATE SCHEMA ${INITIAL}`);
  for (const table of await tablesOf(database)) {
    await database.query(`CREATE TABLE ${INITIAL}.${table} AS TABLE public.${table}`);
  }
  await database.query(`CREATE TABLE ${INITIAL}.partitions AS ${PARTITIONS}`);
}

/** Brings a site's database back to what it was when it was remembered, with ids counted from where they were. */
export async function restoreInitialContents(database: Client): Promise<void> {
  const tables = await tablesOf(database);
  const sequences = (
    await database.query<{ table: string; column: string; sequence: string }>(SEQUENCES, [tables])
  ).rows;
  await database.query('BEGIN');
  // Rows come back in any order of their references, and no trigger counts them again.
  await database.query('SET LOCAL session_replication_role = replica');
  await database.query(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY`);
  // What is run over the months of the log would find those of other files.
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
  // The site's own notice that products, articles or settings changed.
  await database.query('NOTIFY content_changed');
  await database.query('COMMIT');
}

async function tablesOf(database: Client): Promise<string[]> {
  return (await database.query<{ name: string }>(TABLES, [KEPT])).rows.map(({ name }) => name);
}
