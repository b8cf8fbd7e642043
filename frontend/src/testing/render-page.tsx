import { RenderedOnContext } from '../ui/use-today';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { loadJson } from '../api/http';
import { createQueryClient } from '../api/query-client';
import { PageStateContext, type PageState } from '../app/page-state';
import { currentToast, dismissToast } from '../lib/toast-store';
import { ToastRegion } from '../ui/toast-region';

interface PageOptions {
  /** The current address, with its query: '/comparison?sort=price'. */
  address?: string;
  /** Delay between keys, in milliseconds; null if timers are fake. */
  delay?: number | null;
}

interface RenderedPage {
  user: UserEvent;
  client: QueryClient;
  /** The element's container in the document. */
  container: HTMLElement;
  /** Renders something else in its place; what both have in common keeps its state. */
  show: (element: ReactNode) => void;
  /** Unmounts it, as leaving the page does. */
  unmount: () => void;
}

const state: PageState = {
  publicUrl: 'https://site.example',
  renderedOn: '2026-05-04',
  modules: ['/assets/entry.js'],
  queries: { queries: [], mutations: [] },
};

/** Renders a part of the site with its usual surroundings: API client, address, toasts. */
export function renderPage(element: ReactNode, { address = '/', delay = 0 }: PageOptions = {}): RenderedPage {
  window.history.replaceState(null, '', address);
  // Removes the toast of an earlier test.
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
