import type { Client } from 'pg';

/** All rows of all tables in all schemas but temporary ones, including the queue's, as text: one line a row, with the table's name. */
export async function dumpDatabase(database: Client): Promise<string> {
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND schemaname NOT LIKE 'pg\\_temp\\_%'`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.query<{ line: string }>(`SELECT row::text AS line FROM ${name} row`);
    parts.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return parts.join('\n');
}
