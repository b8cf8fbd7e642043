import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Cleanup } from './cleanup';
import { keepInitialContents } from './initial-contents';
import { embeddedDatabase, startSite, type RunningSite } from './launched-site';

/** They trust one X-Forwarded-For, so that clients can have many addresses and files do not share rate limits. */
const SHARED = { TRUST_PROXY: '1' };

/**
 * Starts sites for Jest workers on request, and reuses them for later files.
 *
 * @returns `url`: `GET {url}/{worker}` returns that worker's Site; `stop` stops all sites in an orderly way
 */
export async function serveSharedSites(cleanup: Cleanup): Promise<{ url: string; stop(): Promise<void> }> {
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
