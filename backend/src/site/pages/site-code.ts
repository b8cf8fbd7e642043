import type { addressOf, render } from '@astaguide/frontend/server';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from './sendable-page';
import { CLIENT_BUILD } from '../static-files';

type RenderRequest = Parameters<typeof render>[0];

/** The frontend's code, by which pages are rendered. */
export interface SiteCode {
  addressOf: typeof addressOf;
  render(request: Omit<RenderRequest, 'manifest' | 'styles'>): Promise<RenderedPage>;
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
  const { addressOf, render } = await import('@astaguide/frontend/server');
  const manifest = JSON.parse(
    await readFile(join(CLIENT_BUILD, '.vite', 'manifest.json'), 'utf8'),
  ) as RenderRequest['manifest'];
  const styles = await readFile(join(CLIENT_BUILD, manifest['src/entry-client.tsx']!.css![0]!), 'utf8');
  const code: SiteCode = { addressOf, render: (request) => render({ ...request, manifest, styles }) };
  return () => Promise.resolve(code);
}
