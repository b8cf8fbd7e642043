import { HydrationBoundary, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Router } from 'wouter';
import { Document } from './document';
import { PageStateContext, type PageState } from './page-state';

interface AppProps {
  client: QueryClient;
  state: PageState;
  /** `state` as it stands in the HTML. */
  stateJson: string;
  /** What is asked for, on the server; the browser knows its own address. */
  request?: { path: string; search: string };
}

/** The whole page, html element included: the same tree on the server and in the browser. */
export function App({ client, state, stateJson, request }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state.queries}>
        <PageStateContext value={state}>
          <Router {...(request && { ssrPath: request.path, ssrSearch: request.search })}>
            <Document stateJson={stateJson} />
          </Router>
        </PageStateContext>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
