import { linkEnded, notFound } from '@astaguide/content/missing/not-found';
import { useLocation } from 'wouter';
import { usePageState } from './page-state';

/** What the page of an address without one says: that its short link has ended, or that nothing is there. */
export function useMissingText(): typeof notFound | typeof linkEnded {
  const [path] = useLocation();
  return usePageState().endedPath === canonicalPath(path) ? linkEnded : notFound;
}

/** Short links lead there in any letter case and with a trailing slash. */
const canonicalPath = (path: string) => path.toLowerCase().replace(/\/$/, '');
