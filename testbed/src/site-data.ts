import { loadDemo } from '@astaguide/database/load-demo';
import { migrate } from '@astaguide/database/migrate';
import { readState, startEmbeddedPostgres } from '@astaguide/infra/launcher/postgres/embedded-postgres';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { relaxDurability } from './postgres';

/**
 * Makes what the first start of a site makes in its data folder, for sites to begin with a copy: a stopped PostgreSQL
 * with the schema and the demo catalog.
 */
export async function makeSiteData(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  try {
    await relaxDurability(postgres.superuserUrl, { survivesKill: true });
    await grantTests(postgres.superuserUrl);
    await migrate(postgres.url);
    await loadDemo(postgres.url);
  } finally {
    await postgres.stop();
  }
  rmSync(join(folder, 'postgres.log'));
  // Copies that remembered one port would contend for it.
  const { password } = readState(folder);
  writeFileSync(join(folder, 'postgres.json'), JSON.stringify({ password }));
}

/** Lets tests, which connect as the application, reset its tables and win deadlocks. */
async function grantTests(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('GRANT SET ON PARAMETER session_replication_role, deadlock_timeout TO astaguide_app');
  await client.end();
}
