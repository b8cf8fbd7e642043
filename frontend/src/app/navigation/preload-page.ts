import type { QueryClient } from '@tanstack/react-query';
import { matchRoute } from '../routes';

/** Loads the code and data of a page, so that it renders at once. Never rejects. */
export async function preloadPage(client: QueryClient, pathname: string): Promise<void> {
  const { route, params } = matchRoute(pathname);
  // A failure here happens again when the page is shown, and is reported there.
  await Promise.allSettled([route.page.preload(), route.prefetch?.(client, params)]);
}
