import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Site } from './running-site';

/** The URL of the embedded database of a test site. */
export function embeddedDatabaseUrl(site: Site): string {
  const { port, password } = JSON.parse(readFileSync(join(site.dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return `postgres://astaguide:${password}@127.0.0.1:${port}/astaguide`;
}

/** Connects to the embedded database of a test site. */
export async function embeddedDatabase(site: Site): Promise<Client> {
  const database = new Client({ connectionString: embeddedDatabaseUrl(site) });
  await database.connect();
  return database;
}
