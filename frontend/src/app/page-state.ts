import type { DehydratedState } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** Where the page's state stands in its HTML. */
export const PAGE_STATE_ID = 'page-state';
/** Where its style sheet stands. */
export const PAGE_STYLES_ID = 'page-styles';

/** What the browser must know to render the server's page once more, exactly. */
export interface PageState {
  /** The site's public origin, without a trailing slash. */
  publicUrl: string;
  /** The day of rendering, YYYY-MM-DD, UTC. */
  renderedOn: string;
  assets: PageAssets;
  queries: DehydratedState;
}

export interface PageAssets {
  script: string;
  /** Modules the page needs at once. */
  preloads: string[];
}

export const PageStateContext = createContext<PageState | undefined>(undefined);

export function usePageState(): PageState {
  const state = use(PageStateContext);
  if (!state) throw new Error('No page state around this component');
  return state;
}

/** JSON that cannot end the script element it stands in, nor break a parser of older JavaScript. */
export function serializeForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
