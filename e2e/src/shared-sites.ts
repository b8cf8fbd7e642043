import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embeddedDatabase } from './embedded-database';
import { keepInitialContents } from './initial-contents';
import { startSite, type RunningSite } from './running-site';

/** The sites that test files share: each test worker has at most one of each kind. */
export const SHARED_KINDS = {
  direct: {},
  /** Believes one X-Forwarded-For, so that callers can come from many addresses. */
  'behind-proxy': { TRUST_PROXY: '1' },
} as const satisfies Record<string, Record<string, string>>;

export type SharedKind = keyof typeof SHARED_KINDS;

/**
 * Starts sites for test workers as they ask for them, and keeps them for the files that follow.
 *
 * @returns `url`: `GET {url}/{worker}/{kind}` answers a Site; `stop` ends all sites in order
 */
export async function serveSharedSites(): Promise<{ url: string; stop(): Promise<void> }> {
  const sites = new Map<string, Promise<RunningSite>>();
  const server = createServer((request, response) => {
    const key = request.url ?? '';
    const kind = key.split('/').at(-1) as SharedKind;
    const site = sites.get(key) ?? startShared(kind);
    sites.set(key, site);
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

async function startShared(kind: SharedKind): Promise<RunningSite> {
  const site = await startSite(SHARED_KINDS[kind]);
  const database = await embeddedDatabase(site);
  await keepInitialContents(database).finally(() => database.end());
  return site;
}
