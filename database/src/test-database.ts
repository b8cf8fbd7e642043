import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from './migrate';

/** A database of its own for one test file, with the product's schema and nothing in it. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Makes a fresh database on a server.
 *
 * @param serverUrl connection string of any database of the server, of a role that may create databases
 */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return { url: url.href, drop: () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
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
