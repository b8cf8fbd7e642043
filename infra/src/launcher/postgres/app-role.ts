import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import { NAME } from './postgres-installation';

/**
 * The role of the application. It owns its database and everything in it, but cannot read files of the server, run
 * programs, create roles or databases, or change the server's settings.
 */
const APP_ROLE = `${NAME}_app`;

/** URL of the application's database, with its own role. */
export function appUrl(superuserPassword: string, port: number): string {
  return `postgres://${APP_ROLE}:${appPassword(superuserPassword)}@127.0.0.1:${port}/${NAME}`;
}

/** Derived one way from the superuser's, so that there is one stored password, and the application cannot compute it. */
function appPassword(superuserPassword: string): string {
  return createHmac('sha256', superuserPassword).update(APP_ROLE).digest('base64url');
}

/**
 * Creates the application's role and database, and gives it the database of a data folder in which the application was
 * the superuser. Changes nothing that is right already, because the disk may be full.
 *
 * @param client of a superuser, on another database
 * @param connectTo another connection of the superuser
 */
export async function ensureAppDatabase(
  client: Client,
  options: {
    superuserPassword: string;
    connectTo: (database: string) => Client;
    log: (line: string) => void;
  },
): Promise<void> {
  const { superuserPassword, connectTo, log } = options;
  const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [APP_ROLE]);
  if (role.rowCount === 0) {
    await client.query(`CREATE ROLE ${APP_ROLE} LOGIN PASSWORD '${appPassword(superuserPassword)}'`);
  }
  const { rows } = await client.query<{ owner: string }>(
    'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
    [NAME],
  );
  if (!rows[0]) await client.query(`CREATE DATABASE ${NAME} OWNER ${APP_ROLE}`);
  else if (rows[0].owner !== APP_ROLE) {
    await handOver(connectTo(NAME));
    log('gave the database to a role that is no superuser');
  }
}

/**
 * Every statement that gives an object of the database to the application's role. REASSIGN OWNED refuses the objects of
 * the first superuser, because PostgreSQL's own are among them. Indexes, and sequences of columns, follow their table.
 */
const HAND_OVER = `
  WITH own_schemas AS (
    SELECT oid, nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
  ), of_extensions_or_columns AS (
    SELECT objid FROM pg_depend WHERE deptype = 'e' OR (deptype IN ('a', 'i') AND refobjsubid > 0)
  )
  SELECT format('ALTER %s OWNER TO ${APP_ROLE}', object) AS statement FROM (
    SELECT format('SCHEMA %I', nspname), oid FROM own_schemas WHERE nspname <> 'public'
    UNION ALL
    SELECT format('TABLE %s', oid::regclass), oid FROM pg_class
    WHERE relnamespace IN (SELECT oid FROM own_schemas) AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
    UNION ALL
    SELECT format('ROUTINE %s', oid::regprocedure), oid FROM pg_proc
    WHERE pronamespace IN (SELECT oid FROM own_schemas)
    UNION ALL
    SELECT format('TYPE %s', t.oid::regtype), t.oid FROM pg_type t LEFT JOIN pg_class c ON c.oid = typrelid
    WHERE typnamespace IN (SELECT oid FROM own_schemas) AND (typtype IN ('d', 'e', 'r') OR c.relkind = 'c')
  ) AS objects (object, oid)
  WHERE oid NOT IN (SELECT objid FROM of_extensions_or_columns)`;

async function handOver(client: Client): Promise<void> {
  await client.connect();
  try {
    await client.query('BEGIN');
    // Names with their schema.
    await client.query("SET LOCAL search_path = ''");
    const { rows } = await client.query<{ statement: string }>(HAND_OVER);
    for (const { statement } of rows) await client.query(statement);
    await client.query(`ALTER DATABASE ${NAME} OWNER TO ${APP_ROLE}`);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
