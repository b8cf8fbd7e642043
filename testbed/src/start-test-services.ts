import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres, relaxDurability } from './postgres';
import { hasRedis, RedisServers } from './redis';
import { serveSharedSites } from './shared-sites';
import { makeSiteData } from './site-data';
import { startRun } from './cleanup';

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
