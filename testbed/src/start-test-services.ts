import { loadDemo } from '@astaguide/database/load-demo';
import { migrate } from '@astaguide/database/migrate';
import { readState, startEmbeddedPostgres } from '@astaguide/infra/launcher/postgres/embedded-postgres';
import { Client } from 'pg';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepInitialContents } from './initial-contents';
import { embeddedDatabase, startSite, type RunningSite } from './launched-site';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres, relaxDurability } from './postgres';
import { hasRedis, RedisServers } from './redis';
import { startRun, type Cleanup } from './cleanup';

/**
 * Starts what the medium tests use: a PostgreSQL, and a Redis where the machine has one. Makes the data that their
 * sites begin with, and lends out the sites that test files share.
 */
export default async function startTestServices(): Promise<void> {
  const { cleanup, runFolder } = startRun();
  const sites = await serveSharedSites(cleanup);
  process.env.TEST_SITES_URL = sites.url;
  const siteData = (process.env.TEST_SITE_DATA ??= join(runFolder, 'site'));
  const [postgres] = await Promise.all([
    startPostgres(join(runFolder, 'server'), cleanup),
    existsSync(siteData) ? undefined : makeSiteData(siteData),
  ]);
  await relaxDurability(postgres.url, { survivesKill: false });
  process.env.TEST_DATABASE_URL = postgres.url;
  if (hasRedis()) {
    const port = await new RedisServers(runFolder, cleanup).start({ appendonly: 'no' });
    process.env.TEST_REDIS_URL = `redis://127.0.0.1:${port}`;
  } else console.log('\nredis-server is not on this machine: the tests that need it are skipped\n');
  globalThis.stopTestServices = async () => {
    await sites.stop();
    await postgres.stop();
    await cleanup.run();
  };
}

declare global {
  var stopTestServices: () => Promise<void>;
}

/** They trust one X-Forwarded-For, so that clients can have many addresses and files do not share rate limits. */
const SHARED = { TRUST_PROXY: '1' };

/**
 * Starts sites for Jest workers on request, and reuses them for later files.
 *
 * @returns `url`: `GET {url}/{worker}` returns that worker's Site; `stop` stops all sites in an orderly way
 */
async function serveSharedSites(cleanup: Cleanup): Promise<{ url: string; stop(): Promise<void> }> {
  const sites = new Map<string, Promise<RunningSite>>();
  const server = createServer((request, response) => {
    const worker = request.url ?? '';
    const site = sites.get(worker) ?? startShared(cleanup);
    sites.set(worker, site);
    site.then(
      ({ url, dataDir }) => response.end(JSON.stringify({ url, dataDir })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      const started = await Promise.allSettled(sites.values());
      await Promise.all(started.flatMap((site) => (site.status === 'fulfilled' ? site.value.stop() : [])));
    },
  };
}

async function startShared(cleanup: Cleanup): Promise<RunningSite> {
  const site = await startSite(SHARED, { cleanup });
  const database = await embeddedDatabase(site);
  await keepInitialContents(database).finally(() => database.end());
  return site;
}

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
