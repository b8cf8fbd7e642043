import type { QueryClient } from '@tanstack/react-query';
import { matchRoute } from '../routes';

/** Loads the code and the data of a page, so that it stands at once when it is shown. Never rejects. */
export async function preloadPage(client: QueryClient, pathname: string): Promise<void> {
  const { route, params } = matchRoute(pathname);
  // What fails here fails again when the page is shown, and is told there.
  await Promise.allSettled([route.page.preload(), route.prefetch?.(client, params)]);
}
