import type { QueryClient } from '@tanstack/react-query';
import type { LazyPage } from '../lazy-page';
import type { PathParams } from '../path-matcher';

interface PageHead {
  /** Without the site's name, which is added by rule. */
  title: string;
  description: string;
  /** The picture shown where the page is shared: a path of this site, or an outside address. */
  image?: string | undefined;
  /** Open Graph's kind of page; 'website' unless told. */
  type?: 'website' | 'article' | 'product';
  /** schema.org objects of the page, each with its own '@context'; see app/structured-data. */
  jsonLd?: readonly object[];
  /** What the address names does not exist, or is a draft: no search engine keeps the page. */
  isHidden?: boolean;
}

export interface PageRoute {
  /** '/review/:slug' */
  path: string;
  page: LazyPage;
  /** A hook, so that a page's title may come from the data the page shows. */
  useHead(params: PathParams): PageHead;
  /** Parameters of its address that change what it shows; whatever else stands there makes no other page. */
  searchParams?: readonly string[];
  /** The one query of all those that show the same page, where the parameters have values that show nothing else. */
  canonicalSearch?(client: QueryClient, search: string): Promise<string>;
  /** Loads what the page shows. Rejects with the ApiError whose status the page then has. */
  prefetch?(client: QueryClient, params: PathParams): Promise<unknown>;
  /** The owner's part of the site: no visitor's frame, no search engine, no page view, rendered in the browser. */
  isPrivate?: boolean;
}
