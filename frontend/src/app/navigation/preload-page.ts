import type { QueryClient } from '@tanstack/react-query';
import { matchRoute } from '../routes';

/**
 * Loads the code and data of a page, so that it renders at once. Never rejects.
 *
 * @param href path and query: '/search?q=skin'
 */
export async function preloadPage(client: QueryClient, href: string): Promise<void> {
  const { pathname, search } = new URL(href, window.location.href);
  const { route, params } = matchRoute(pathname);
  // A failure here happens again when the page is shown, and is reported there.
  await Promise.allSettled([route.page.preload(), route.prefetch?.(client, params, search)]);
}
