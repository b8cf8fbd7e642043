import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { ApiError } from './api/http';
import { createQueryClient } from './api/query-client';
import { siteSettingsQuery } from './api/site-settings';
import { App } from './app/app';
import { pageAddress } from './app/page-address';
import { pageAssets } from './app/page-assets';
import { serializeForHtml, type PageState } from './app/page-state';
import { matchRoute, type MatchedRoute } from './app/routes';
import { KEEP_BUY_CLICKS } from './lib/tracker/buy-clicks';

// What the backend sees of this file must stand in it: its types are read without those of other files.

/** One page asked for. */
export interface RenderRequest {
  /** Path and query as requested: '/?x=1'. */
  url: string;
  /** The site's outside origin, no slash at the end. */
  publicUrl: string;
  /** Answers a GET of the JSON API in-process: '/api/products'. A non-2xx status is an answer, too. */
  load: (apiPath: string) => Promise<{ status: number; body: unknown }>;
  /** The client build's manifest, parsed. */
  manifest: Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;
  /** The client build's style sheet, which stands in the page. */
  styles: string;
}

/** A page to send. */
export interface RenderedPage {
  /** 200; 404 for what does not exist; 503 when data is missing that the browser will ask for again. */
  status: number;
  /** The whole document, doctype included. */
  html: string;
  /** For a redirect: where to. */
  location?: string;
}

/** The inline scripts of every page, as they stand there: a content security policy allows them by their hash. */
export const inlineScripts: readonly string[] = [KEEP_BUY_CLICKS];

/** The address of a page without what makes no difference to it: pages with the same one are the same. */
export async function addressOf({ url, load }: Pick<RenderRequest, 'url' | 'load'>): Promise<string> {
  const address = pageAddress(url, (pathname) => matchRoute(pathname).route.searchParams ?? []);
  const [path, query] = address.split('?', 2);
  const { route } = matchRoute(path!);
  if (query === undefined || !route.canonicalSearch) return address;
  const client = clientOf(load);
  try {
    return path! + (await route.canonicalSearch(client, `?${query}`));
  } catch {
    // Without its data the page is not kept either.
    return address;
  } finally {
    client.clear();
  }
}

/** Renders a page with its data. Rejects only for a manifest that is not of this build, or a broken page. */
export async function render({
  url,
  publicUrl,
  load,
  manifest,
  styles,
}: RenderRequest): Promise<RenderedPage> {
  const { pathname, search } = new URL(publicUrl + url);
  const client = clientOf(load);
  try {
    const matched = matchRoute(pathname);
    const { page } = matched.route;
    const [status] = await Promise.all([
      statusOf(matched, () => matched.route.prefetch?.(client, matched.params)),
      client.query(siteSettingsQuery).catch(withoutSettings),
      page.preload(),
    ]);
    const state: PageState = {
      publicUrl,
      renderedOn: new Date().toISOString().slice(0, 10),
      assets: pageAssets(manifest, page.source),
      queries: dehydrate(client),
    };
    const request = { path: pathname, search: search.slice(1) };
    const stateJson = serializeForHtml(state);
    const app = <App client={client} state={state} stateJson={stateJson} styles={styles} request={request} />;
    return { status, html: `<!DOCTYPE html>${renderToString(app)}` };
  } finally {
    client.clear();
  }
}

/** Asks the API in-process for what a page shows. */
function clientOf(load: RenderRequest['load']) {
  return createQueryClient(async (path) => {
    const { status, body } = await load(path);
    if (status < 200 || status > 299)
      throw new ApiError(status, body === undefined ? '' : JSON.stringify(body));
    return body;
  });
}

/** A page without the site's name still serves its visitors; the browser asks for the settings once more. */
function withoutSettings(error: unknown): void {
  console.error('A page was rendered without the site settings', error);
}

async function statusOf(
  matched: MatchedRoute,
  prefetch: () => Promise<unknown> | undefined,
): Promise<number> {
  if (!matched.found) return 404;
  try {
    await prefetch();
    return 200;
  } catch (error) {
    return errorStatus(error) === 404 ? 404 : 503;
  }
}

function errorStatus(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}
