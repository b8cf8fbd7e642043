import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { loadJson } from '../api/http';
import { createQueryClient } from '../api/query-client';
import { PageStateContext, type PageState } from '../app/page-state';
import { RenderedOnContext } from '../lib/rendered-on';
import { currentToast, dismissToast } from '../lib/toast-store';
import { ToastRegion } from '../ui/toast-region';

interface PageOptions {
  /** The address that is open, with its query: '/comparison?sort=price'. */
  address?: string;
  /** How long a user waits between keys; null where the clock stands still. Milliseconds. */
  delay?: number | null;
}

interface RenderedPage {
  user: UserEvent;
  client: QueryClient;
  /** The element's own part of the document. */
  container: HTMLElement;
  /** Shows something else in its place; what is in both stays as it is. */
  show: (element: ReactNode) => void;
  /** Takes it off the page, as leaving it does. */
  unmount: () => void;
}

const state: PageState = {
  publicUrl: 'https://site.example',
  renderedOn: '2026-05-04',
  assets: { script: '/assets/entry.js', preloads: [] },
  queries: { queries: [], mutations: [] },
};

/** Renders a part of the site with what stands around it on a page: calls, address, toasts. */
export function renderPage(element: ReactNode, { address = '/', delay = 0 }: PageOptions = {}): RenderedPage {
  window.history.replaceState(null, '', address);
  // What an earlier test was told is no answer to this one.
  dismissToast(currentToast()?.id ?? 0);
  const client = createQueryClient(loadJson);
  const around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <PageStateContext value={state}>
        <RenderedOnContext value={state.renderedOn}>
          {children}
          <ToastRegion />
        </RenderedOnContext>
      </PageStateContext>
    </QueryClientProvider>
  );
  const user = userEvent.setup({ delay });
  const { container, rerender: show, unmount } = render(element, { wrapper: around });
  return { user, client, container, show, unmount };
}
