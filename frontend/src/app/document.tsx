import { APPLY_THEME } from '@astaguide/contracts/site/theme';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { KEEP_BUY_CLICKS } from '../lib/tracker/buy-clicks';
import { trackPageView } from '../lib/tracker/tracker';
import { ErrorBoundary } from '../ui/error-boundary';
import { PageFrame } from './frame/page-frame';
import { HeadTags } from './head-tags';
import { LOAD_MODULES } from './load-modules';
import { PageArrival } from './navigation/page-arrival';
import { usePageLinks } from './navigation/use-page-links';
import { PageLoading } from '../ui/page-loading';
import { PAGE_STATE_ID, PAGE_STYLES_ID, usePageState } from './page-state';
import { matchRoute } from './routes';

export function Document({ stateJson, styles }: { stateJson: string; styles: string }) {
  const [pathname] = useLocation();
  const { modules } = usePageState();
  const linkHandlers = usePageLinks();
  const voice = useRef<HTMLParagraphElement>(null);
  const arrivedAt = useRef(pathname);
  const matched = matchRoute(pathname);
  const { route } = matched;
  useEffect(() => {
    if (!route.isPrivate) trackPageView(pathname);
  }, [route, pathname]);
  const page = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageLoading />}>
        <route.page.Component key={route.path} params={matched.params} />
        <PageArrival pathname={pathname} lastPathRef={arrivedAt} voiceRef={voice} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: APPLY_THEME }} />
        {/* In development, Vite finds the style sheet to replace by an attribute that it adds. */}
        <style id={PAGE_STYLES_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        <script dangerouslySetInnerHTML={{ __html: KEEP_BUY_CLICKS }} />
        <script
          data-modules={modules.join(' ')}
          data-at-once={route.isPrivate}
          dangerouslySetInnerHTML={{ __html: LOAD_MODULES }}
        />
        <HeadTags key={route.path} matched={matched} pathname={pathname} />
      </head>
      <body {...linkHandlers}>
        {route.isPrivate ? page : <PageFrame>{page}</PageFrame>}
        <p ref={voice} role="status" className="sr-only" />
        <script
          id={PAGE_STATE_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: stateJson }}
        />
      </body>
    </html>
  );
}
