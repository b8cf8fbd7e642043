import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Site } from './running-site';

/** The URL of the embedded database of a test site, as the application connects. */
export function embeddedDatabaseUrl(site: Pick<Site, 'dataDir'>): string {
  const { port, password } = readState(site);
  const ownPassword = createHmac('sha256', password).update('astaguide_app').digest('base64url');
  return `postgres://astaguide_app:${ownPassword}@127.0.0.1:${port}/astaguide`;
}

/** Connects to the embedded database of a test site as the superuser, who also sees the tables of other sessions. */
export async function embeddedDatabaseOfSuperuser(site: Site): Promise<Client> {
  const url = new URL(embeddedDatabaseUrl(site));
  [url.username, url.password] = ['astaguide', readState(site).password];
  return connect(url.href);
}

/** Connects to the embedded database of a test site. */
export function embeddedDatabase(site: Site): Promise<Client> {
  return connect(embeddedDatabaseUrl(site));
}

async function connect(connectionString: string): Promise<Client> {
  const database = new Client({ connectionString });
  await database.connect();
  return database;
}

function readState({ dataDir }: Pick<Site, 'dataDir'>) {
  return JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
}
