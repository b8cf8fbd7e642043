import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from './error-boundary';
import { PageFrame } from './frame/page-frame';
import { HeadTags } from './head-tags';
import { PageLoading } from './page-loading';
import { PAGE_STATE_ID, usePageState } from './page-state';
import { PageViewTracking } from './page-view-tracking';
import { matchRoute } from './routes';

export function Document({ stateJson }: { stateJson: string }) {
  const [pathname] = useLocation();
  const { assets } = usePageState();
  const matched = matchRoute(pathname);
  const { route } = matched;
  const page = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageLoading />}>
        <route.page.Component />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={assets.script} />
        <HeadTags key={route.path} matched={matched} pathname={pathname} />
      </head>
      <body>
        {route.isPrivate ? page : <PageFrame>{page}</PageFrame>}
        {!route.isPrivate && <PageViewTracking pathname={pathname} />}
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
