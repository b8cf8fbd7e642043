import type { SharedReport } from '@astaguide/contracts/share-links/shared-report';
import type { addressOf, render, renderNewsletterPage, StaticPageRequest } from '@astaguide/frontend/server';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from './sendable-page';
import { CLIENT_BUILD } from '../static-files';

type RenderRequest = Parameters<typeof render>[0];
type NewsletterView = Parameters<typeof renderNewsletterPage>[0];
type StaticRequest = Omit<StaticPageRequest, 'styles'>;

/** The frontend's code, by which pages are rendered. */
export interface SiteCode {
  addressOf: typeof addressOf;
  render(request: Omit<RenderRequest, 'manifest' | 'styles'>): Promise<RenderedPage>;
  /** The page of a share link as HTML. @param shared undefined for an invalid link */
  renderSharedReport(shared: SharedReport | undefined): Promise<string>;
  renderOwnVisits(isOwn: boolean, request: StaticRequest): Promise<string>;
  /** A page behind a link of a newsletter's mail. */
  renderNewsletterPage(view: NewsletterView, token: string, request: StaticRequest): Promise<string>;
}

/** Nest's injection token for LoadSiteCode. */
export const SITE_CODE = Symbol('SITE_CODE');

/** The newest code; the same object as long as it makes the same pages. */
export type LoadSiteCode = () => Promise<SiteCode>;

/**
 * The code as it was built.
 *
 * @throws Error when the frontend was not built
 */
export async function loadBuiltSite(): Promise<LoadSiteCode> {
  const { addressOf, render, renderNewsletterPage, renderOwnVisits, renderSharedReport } =
    await import('@astaguide/frontend/server');
  const manifest = JSON.parse(
    await readFile(join(CLIENT_BUILD, '.vite', 'manifest.json'), 'utf8'),
  ) as RenderRequest['manifest'];
  const sheetOf = (source: string) => readFile(join(CLIENT_BUILD, manifest[source]!.css![0]!), 'utf8');
  const styles = await sheetOf('src/entry-client.tsx');
  const dashboardStyles = await sheetOf('src/app/pages/admin-page.tsx');
  const code: SiteCode = {
    addressOf,
    render: (request) => render({ ...request, manifest, styles }),
    renderSharedReport: (shared) => Promise.resolve(renderSharedReport(shared, dashboardStyles)),
    renderOwnVisits: (isOwn, request) => renderOwnVisits(isOwn, { ...request, styles }),
    renderNewsletterPage: (view, token, request) => renderNewsletterPage(view, token, { ...request, styles }),
  };
  return () => Promise.resolve(code);
}
