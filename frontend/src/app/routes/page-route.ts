import type { QueryClient } from '@tanstack/react-query';
import type { LazyPage } from '../lazy-page';
import type { PathParams } from '../path-matcher';

interface PageHead {
  /** Without the site's name, which `documentTitle` adds. */
  title: string;
  description: string;
  /** The image for sharing: a path of this site, or an external URL. */
  image?: string | undefined;
  /** Open Graph type; default: 'website'. */
  type?: 'website' | 'article' | 'product';
  /** schema.org objects of the page; see app/structured-data. */
  jsonLd?: readonly object[];
  /** The address names something that does not exist, or a draft: the page is not indexed. */
  isHidden?: boolean;
}

export interface PageRoute {
  /** '/review/:slug' */
  path: string;
  page: LazyPage;
  /** A hook, because the title may depend on the page's data. */
  useHead(params: PathParams): PageHead;
  /** Query parameters that change the page; all others are ignored. */
  searchParams?: readonly string[];
  /** The canonical query, for parameters with values that have no effect. */
  canonicalSearch?(client: QueryClient, search: string): Promise<string>;
  /**
   * Loads the page's data. Rejects with an ApiError, whose status becomes the page's status.
   *
   * @param search the query of the address: '?q=skin'
   */
  prefetch?(client: QueryClient, params: PathParams, search: string): Promise<unknown>;
  /**
   * Called by the server after prefetch: replaces data that is too large to be embedded in the page with what the first
   * rendering needs. The browser loads the data again.
   */
  excerpt?(client: QueryClient, search: string): Promise<void>;
  /** The page has an unlimited number of addresses, such as one for each search, so the server does not cache it. */
  isOneOff?: boolean;
  /** The owner's part of the site: no public frame, not indexed, no page views, rendered in the browser only. */
  isPrivate?: boolean;
}
