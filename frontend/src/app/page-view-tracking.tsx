import { useEffect } from 'react';
import { trackPageView } from '../lib/tracker/tracker';

/** Tracks a page view for each page. */
export function PageViewTracking({ pathname }: { pathname: string }) {
  useEffect(() => trackPageView(pathname), [pathname]);
  return null;
}
