import type { DehydratedState } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** Id of the element with the page's state. */
export const PAGE_STATE_ID = 'page-state';
/** Id of the element with the page's style sheet. */
export const PAGE_STYLES_ID = 'page-styles';

/** The data with which the browser hydrates the server's page. */
export interface PageState {
  /** The site's public origin, without a trailing slash. */
  publicUrl: string;
  /** The date of rendering, YYYY-MM-DD, UTC. */
  renderedOn: string;
  /** Paths of the modules that the page needs at first; the one to start is the first of them. */
  modules: string[];
  /** The event type as which the page is viewed; absent for a page that is not counted. */
  view?: string;
  /** The path of a short link that has ended. */
  endedPath?: string;
  queries: DehydratedState;
}

export const PageStateContext = createContext<PageState | undefined>(undefined);

export function usePageState(): PageState {
  const state = use(PageStateContext);
  if (!state) throw new Error('No page state around this component');
  return state;
}

/** Serializes JSON that can neither close its script element nor break older JavaScript parsers. */
export function serializeForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
