import { randomBytes } from 'node:crypto';
import { Client, DatabaseError } from 'pg';
import { migrate } from './migrate';

/** A separate database for one test file, with the product's schema and no rows. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The migrated database of a test server, which the databases of its tests are copied from. */
const TEMPLATE = 'astaguide_template';
const OBJECT_IN_USE = '55006';

/**
 * Makes the database that `createTestDatabase` copies. Call it once for each server, before any test.
 *
 * @param serverUrl connection string of any database of the server, of a role that may create databases
 */
export async function createTemplateDatabase(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `CREATE DATABASE ${TEMPLATE}`);
  await migrate(urlOf(serverUrl, TEMPLATE));
}

/**
 * Makes a fresh database on a server that has the template.
 *
 * @param serverUrl connection string of any database of the server, of a role that may create databases
 */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  return { url: urlOf(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}

/**
 * A pool that has ended still has its sessions for a moment, and an error that reaches one of them then has no listener.
 * PostgreSQL waits some seconds for sessions to leave; only the ones that stay are ended by force.
 */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  try {
    await onServer(serverUrl, `DROP DATABASE ${name}`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== OBJECT_IN_USE) throw error;
    await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
