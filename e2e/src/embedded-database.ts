import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { RunningSite } from './running-site';

/** Connects to the database that a site of the tests brought along. */
export async function embeddedDatabase(site: RunningSite): Promise<Client> {
  const { port, password } = JSON.parse(readFileSync(join(site.dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  const database = new Client({
    host: '127.0.0.1',
    port,
    password,
    user: 'astaguide',
    database: 'astaguide',
  });
  await database.connect();
  return database;
}
