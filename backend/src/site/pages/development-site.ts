import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import type * as frontend from '@astaguide/frontend/server';
import type { FastifyInstance } from 'fastify';
import { join, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import type { BackendConfig } from '../../lib/config';
import type { RenderedPage } from './sendable-page';
import type { LoadSiteCode, SiteCode } from './site-code';

const FRONTEND = join(__dirname, '../../../../frontend');
/** As Vite writes paths. */
const STYLES = join(FRONTEND, 'src', 'site.css').replaceAll(sep, '/');
const DASHBOARD_STYLES = join(FRONTEND, 'src', 'admin', 'admin.css').replaceAll(sep, '/');
/** The sources stand in for the build's files. */
const MANIFEST = { 'src/entry-client.tsx': { file: 'src/entry-client.tsx' } };
/** Paths that Vite serves; all others are the product's. */
const VITE_PATHS = /^\/(@|src\/|node_modules\/|__open-in-editor)/;

/**
 * Serves the frontend from its sources: Vite serves modules and styles, and reports changes to browsers over a
 * websocket on the same port.
 *
 * @returns loads the newest sources; rendered pages are never cached
 */
export function serveDevelopmentSite(
  fastify: FastifyInstance,
  config: Pick<BackendConfig, 'publicUrl'>,
): LoadSiteCode {
  let starting: Promise<ViteDevServer> | undefined;
  let running: ViteDevServer | undefined;
  const start = () =>
    (starting ??= startVite(fastify, config.publicUrl).then(
      (vite) => (running = vite),
      (error: unknown) => {
        // Mended by a change of its configuration, so it is tried again.
        starting = undefined;
        throw error;
      },
    ));
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!VITE_PATHS.test(request.url)) return done();
    start().then(({ middlewares }) => middlewares(request.raw, reply.raw, done), done);
  });
  // Browsers that are open already wait for its websocket. The API does not wait for it.
  fastify.addHook('onListen', (done) => {
    start().catch((error: unknown) => console.error(error));
    done();
  });
  // The server only ends when its websockets are closed; the rest of Vite ends with the process.
  fastify.addHook('preClose', async () => running?.ws.close());
  return async () => codeOf(await start());
}

async function startVite(fastify: FastifyInstance, publicUrl: string): Promise<ViteDevServer> {
  // Not installed in production.
  const { createServer } = await import('vite');
  return createServer({
    root: FRONTEND,
    appType: 'custom',
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      ws: { server: fastify.server },
      allowedHosts: [new URL(publicUrl).hostname],
    },
  });
}

function codeOf(vite: ViteDevServer): SiteCode {
  const loadServer = () => vite.ssrLoadModule('/src/entry-server.tsx') as Promise<typeof frontend>;
  const sheetOf = async (path: string) =>
    ((await vite.ssrLoadModule(`${path}?inline`)) as { default: string }).default;
  return {
    // Ignores changes that do not affect pages.
    addressOf: ({ url }) => Promise.resolve(url),
    async render(request) {
      try {
        const site = await loadServer();
        const styles = await sheetOf(STYLES);
        const url = await site.addressOf(request);
        const page = await site
          .render({ ...request, url, manifest: MANIFEST, styles })
          .catch((error: Error) => {
            // Vite reports code that cannot be loaded.
            vite.ssrFixStacktrace(error);
            console.error(error.stack);
            throw error;
          });
        // Vite's client replaces the sheet of this name in place when it changes.
        const html = page.html.replace('<style ', `<style data-vite-dev-id="${STYLES}" `);
        return { ...page, html };
      } catch (error) {
        return brokenPage(vite, error as Error);
      }
    },
    renderSharedReport: async (shared) =>
      (await loadServer()).renderSharedReport(shared, await sheetOf(DASHBOARD_STYLES)),
    renderOwnVisits: async (isOwn, request) =>
      (await loadServer()).renderOwnVisits(isOwn, { ...request, styles: await sheetOf(STYLES) }),
    renderNewsletterPage: async (view, token, request) =>
      (await loadServer()).renderNewsletterPage(view, token, { ...request, styles: await sheetOf(STYLES) }),
  };
}

/** A page that shows the error, and reloads when the code changes. */
function brokenPage(vite: ViteDevServer, error: Error): RenderedPage {
  vite.watcher.once('change', () => vite.ws.send({ type: 'full-reload' }));
  const text = escapeHtml(stripVTControlCharacters(error.stack ?? error.message));
  return {
    status: 500,
    html: `<!DOCTYPE html><title>Error</title><script type="module" src="/@vite/client"></script><pre>${text}</pre>`,
  };
}
