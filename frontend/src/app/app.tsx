import { RenderedOnContext } from '../ui/use-today';
import type { StudyChange } from '@astaguide/contracts/catalog/evidence/study-change';
import { HydrationBoundary, QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { Router, type AroundNavHandler } from 'wouter';
import { siteSettingsQuery } from '../api/site-settings';
import { studyChangesQuery } from '../api/studies';
import { StudyChangesContext } from '../ui/content/studies/study-changes-context';
import { SiteChoices } from '../ui/product/site-choices';
import { Document } from './document';
import { PageStateContext, type PageState } from './page-state';
import { preloadPage } from './navigation/preload-page';
import { rememberScroll } from './navigation/scroll-memory';

/** Pages that take longer show a skeleton. Milliseconds. */
const MAX_WAIT_MS = 300;

interface ContextsProps {
  client: QueryClient;
  state: PageState;
  /** The requested address on the server; the browser uses its own. */
  request?: { path: string; search: string };
}

interface AppProps extends ContextsProps {
  /** `state` as serialized in the HTML. */
  stateJson: string;
  /** The site's style sheet. */
  styles: string;
  /** The script that runs before all others, on the server only: in the browser it has run. */
  earlyScript?: string;
}

/** The whole page with its html element: the same tree on the server and in the browser. */
export function App({ stateJson, styles, earlyScript = '', ...contexts }: AppProps) {
  return (
    <Contexts {...contexts}>
      <Document stateJson={stateJson} styles={styles} earlyScript={earlyScript} />
    </Contexts>
  );
}

/** What all components of the site rely on: data, address, settings. */
export function Contexts({ client, state, request, children }: ContextsProps & { children: ReactNode }) {
  const aroundNav = useMemo(() => aroundNavigation(client), [client]);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state.queries}>
        <PageStateContext value={state}>
          <RenderedOnContext value={state.renderedOn}>
            <Router
              aroundNav={aroundNav}
              {...(request && { ssrPath: request.path, ssrSearch: request.search })}
            >
              <WithSettings>{children}</WithSettings>
            </Router>
          </RenderedOnContext>
        </PageStateContext>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

const noChanges: readonly StudyChange[] = [];

/** Hands the owner's choices and records to components that know nothing of the API. */
function WithSettings({ children }: { children: ReactNode }) {
  const { data: settings } = useQuery(siteSettingsQuery);
  const { data: changes = noChanges } = useQuery(studyChangesQuery);
  return (
    <SiteChoices value={settings}>
      <StudyChangesContext value={changes}>{children}</StudyChangesContext>
    </SiteChoices>
  );
}

/** Delays a navigation until its page is loaded, up to a limit; the latest navigation wins. */
function aroundNavigation(client: QueryClient): AroundNavHandler {
  let latest = 0;
  return (navigate, to, options) => {
    rememberScroll();
    latest += 1;
    const { pathname, hash, href } = new URL(to, window.location.href);
    if (pathname === window.location.pathname) {
      // The browser scrolls to a part of this page, and opens what it is folded in.
      if (hash) return window.location.assign(href);
      return navigate(to, options);
    }
    const mine = latest;
    const wait = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    void Promise.race([preloadPage(client, to), wait]).then(() => {
      if (mine === latest) navigate(to, options);
    });
  };
}
