import type { ClientBase } from 'pg';

/**
 * Tables that are not backed up: sessions, sign-ins and throttles end with a restore, migrations are run again, salts must
 * be destroyed after two days, and records about workers, hosts and backups belong to this database only.
 */
const EXCLUDED = [
  'schema_migrations',
  'schema_migration_hashes',
  'sessions',
  'sign_ins',
  'rate_limits',
  'visitor_salts',
  'workers',
  'worker_stats',
  'backup_runs',
  'link_hosts',
];
/** Tables with rows in a new, unused database. */
const THERE_FROM_THE_START = [
  'site_settings',
  'newsletter_settings',
  'connection_settings',
  'notification_preferences',
  'chat_model_budget',
  'owners',
  'texts',
];

interface Table {
  name: string;
  columns: string[];
}

/** The product's tables to back up, referenced tables first. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { refers_to: string[] }>(
    `SELECT c.relname AS name,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       ARRAY(SELECT f.confrelid::regclass::text FROM pg_constraint f
             WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS refers_to
     FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.relname <> ALL ($1)
     ORDER BY c.relname`,
    [EXCLUDED],
  );
  const sorted: Table[] = [];
  while (sorted.length < tables.length) {
    const free = tables.filter(
      ({ name, refers_to: others }) =>
        !sorted.some((table) => table.name === name) &&
        others.every((other) => sorted.some((table) => table.name === other)),
    );
    if (free.length === 0) throw new Error('Tables refer to each other in a circle');
    sorted.push(...free.map(({ name, columns }) => ({ name, columns })));
  }
  return sorted;
}

/** Names of tables that contain entered or counted data. */
export async function listFilledTables(client: ClientBase): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await listTables(client)) {
    if (THERE_FROM_THE_START.includes(name)) continue;
    const { rowCount } = await client.query(`SELECT FROM ${quote(name)} LIMIT 1`);
    if (rowCount) filled.push(name);
  }
  return filled;
}

/** The sequences of the tables' columns, with their next values. */
export async function readSequences(
  client: ClientBase,
): Promise<{ table: string; column: string; next: string }[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT c.relname AS "table", a.attname AS "column",
       pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS sequence
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND pg_get_serial_sequence(quote_ident(c.relname), a.attname) IS NOT NULL AND c.relname <> ALL ($1)
     ORDER BY 1, 2`,
    [EXCLUDED],
  );
  const sequences = [];
  for (const { table, column, sequence } of rows) {
    const state = await client.query<{ next: string }>(
      `SELECT (last_value + CASE WHEN is_called THEN 1 ELSE 0 END)::text AS next FROM ${sequence}`,
    );
    sequences.push({ table, column, next: state.rows[0]!.next });
  }
  return sequences;
}

/** Quotes an identifier for SQL. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Resolves when the connection is ready for the next query, which is slightly after the end of a COPY stream. */
export function untilIdle(client: ClientBase): Promise<void> {
  return new Promise((resolve) => client.once('drain', () => resolve()));
}
