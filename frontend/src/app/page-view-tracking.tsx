import { useEffect } from 'react';
import { trackPageView } from '../lib/tracker/tracker';

/** Reports each page a visitor comes to. */
export function PageViewTracking({ pathname }: { pathname: string }) {
  useEffect(() => trackPageView(pathname), [pathname]);
  return null;
}
