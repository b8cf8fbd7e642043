import { NOT_FOUND, PAGE_VIEW } from '@astaguide/contracts/analytics/analytics-event';
import type { SharedReport } from '@astaguide/contracts/share-links/shared-report';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { SharedReportPage } from './admin/features/analytics/report/shared-report';
import { ApiError } from './lib/errors';
import { createQueryClient } from './api/query-client';
import { siteSettingsQuery } from './api/site-settings';
import { studyChangesQuery } from './api/studies';
import { App, Contexts } from './app/app';
import { pageAddress } from './app/page-address';
import { LOAD_MODULES } from './app/load-modules';
import { pageModules } from './app/page-modules';
import { serializeForHtml, type PageState } from './app/page-state';
import { matchRoute, type MatchedRoute } from './app/routes';
import { keepShownProducts } from './app/shown-products';
import { StaticPage } from './app/static-page';
import { KEEP_BUY_CLICKS } from './lib/tracker/buy-clicks';
import { EARLY } from './lib/tracker/early';
import { APPLY_THEME } from './lib/theme/theme';
import { NewsletterPage, newsletterTitle, type NewsletterView } from './site/newsletter/newsletter-page';
import { OwnVisitsPage, ownVisitsTitle } from './site/own-visits-page';

// The backend reads these types without other files, so they must be declared here.

/** A request for a page. */
export interface RenderRequest {
  /** Path and query as requested: '/?x=1'. */
  url: string;
  /** Whether it is the address of a short link that has ended. */
  hasEnded?: boolean;
  /** The site's public origin, without a trailing slash. */
  publicUrl: string;
  /** Loads a GET path of the JSON API in-process: '/api/products'. A non-2xx status is not thrown. */
  load: (apiPath: string) => Promise<{ status: number; body: unknown }>;
  /** The client build's manifest, parsed. */
  manifest: Record<string, { file: string; imports?: string[]; css?: string[] }>;
  /** The client build's style sheet, inlined in the page. */
  styles: string;
}

/** A rendered page. */
export interface RenderedPage {
  /** 200; 404 if nothing was found; 410 for a link that has ended; 503 if data is missing, which the browser then requests again. */
  status: number;
  /** The whole document, doctype included. */
  html: string;
  /** The page is not worth caching: its addresses are unlimited in number, or it lacks data. */
  isOneOff?: boolean;
}

/** The exact inline scripts of every page, whose hashes the content security policy allows. */
export const inlineScripts: readonly string[] = [APPLY_THEME, EARLY, KEEP_BUY_CLICKS, LOAD_MODULES];

/** The canonical address of a page, used as its cache key. */
export async function addressOf({ url, load }: Pick<RenderRequest, 'url' | 'load'>): Promise<string> {
  const address = pageAddress(url, (pathname) => matchRoute(pathname).route.searchParams ?? []);
  const [path, query] = address.split('?', 2);
  const { route } = matchRoute(path!);
  if (query === undefined || !route.canonicalSearch) return address;
  const client = clientOf(load);
  try {
    return path! + (await route.canonicalSearch(client, `?${query}`));
  } catch {
    // The page is not cached without its data either.
    return address;
  } finally {
    client.clear();
  }
}

/** Renders a page with its data. Rejects only for a manifest of another build, or an error in the page. */
export async function render({
  url,
  hasEnded = false,
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
    const [status, isWhole] = await Promise.all([
      statusOf(matched, () => matched.route.prefetch?.(client, matched.params, search)),
      loadCommon(client),
      page.preload(),
    ]);
    await matched.route.excerpt?.(client, search);
    keepShownProducts(client, matched, pathname);
    const state: PageState = {
      publicUrl,
      renderedOn: today(),
      modules: pageModules(manifest, page.sources),
      ...(hasEnded && { endedPath: pathname }),
      ...(!matched.route.isPrivate && { view: status === 404 ? NOT_FOUND : PAGE_VIEW }),
      queries: dehydrate(client),
    };
    const request = { path: pathname, search: search.slice(1) };
    const stateJson = serializeForHtml(state);
    const app = (
      <App
        client={client}
        state={state}
        stateJson={stateJson}
        styles={styles}
        earlyScript={EARLY}
        request={request}
      />
    );
    const html = `<!DOCTYPE html>${renderToString(app)}`;
    return { status: hasEnded ? 410 : status, html, isOneOff: !isWhole || (matched.route.isOneOff ?? false) };
  } finally {
    client.clear();
  }
}

/**
 * Renders the page of a share link: a whole document that stays as it is in the browser.
 *
 * @param shared undefined for an invalid link
 * @param styles the dashboard's style sheet, inlined in the page
 */
export const renderSharedReport = (shared: SharedReport | undefined, styles: string): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<SharedReportPage shared={shared} styles={styles} />)}`;

/** What a static page needs of the request for it. */
export type StaticPageRequest = Pick<RenderRequest, 'publicUrl' | 'load' | 'styles'>;

/** Renders the page with the button that leaves a browser out of the figures. */
export const renderOwnVisits = (isOwn: boolean, request: StaticPageRequest): Promise<string> =>
  renderStaticPage('/my-visits', ownVisitsTitle(isOwn), <OwnVisitsPage isOwn={isOwn} />, request);

/** Renders a page behind a link of a newsletter's mail. */
export const renderNewsletterPage = (
  view: NewsletterView,
  token: string,
  request: StaticPageRequest,
): Promise<string> =>
  renderStaticPage(
    '/newsletter',
    newsletterTitle(view),
    <NewsletterPage view={view} token={token} />,
    request,
  );

/** Renders a page in the site's frame that runs no code in the browser. */
async function renderStaticPage(
  path: string,
  title: string,
  content: ReactNode,
  { publicUrl, load, styles }: StaticPageRequest,
): Promise<string> {
  const client = clientOf(load);
  try {
    await loadCommon(client);
    const state: PageState = { publicUrl, renderedOn: today(), modules: [], queries: dehydrate(client) };
    const page = (
      <Contexts client={client} state={state} request={{ path, search: '' }}>
        <StaticPage title={title} styles={styles}>
          {content}
        </StaticPage>
      </Contexts>
    );
    return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
  } finally {
    client.clear();
  }
}

/** The current date, YYYY-MM-DD, UTC. */
const today = () => new Date().toISOString().slice(0, 10);

/** A query client that calls the API in-process. */
function clientOf(load: RenderRequest['load']) {
  return createQueryClient(async (path) => {
    const { status, body } = await load(path);
    if (status < 200 || status > 299)
      throw new ApiError(status, body === undefined ? '' : JSON.stringify(body));
    return body;
  });
}

/**
 * Loads what every page needs. A page also works without it; the browser requests it again.
 *
 * @returns whether all of it was loaded, so that the page is worth caching
 */
async function loadCommon(client: QueryClient): Promise<boolean> {
  const loaded = await Promise.allSettled([client.query(siteSettingsQuery), client.query(studyChangesQuery)]);
  const failed = loaded.filter((one) => one.status === 'rejected');
  for (const { reason } of failed) console.error('A page was rendered without data of every page', reason);
  return failed.length === 0;
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
    return error instanceof ApiError && error.status === 404 ? 404 : 503;
  }
}
