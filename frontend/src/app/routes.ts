import type { QueryClient } from '@tanstack/react-query';
import { productsQuery } from '../api/products';
import { lazyPage, type LazyPage } from './lazy-page';
import { pathMatcher, type PathParams } from './path-matcher';

export interface PageHead {
  /** Without the site's name, which is added by rule. */
  title: string;
  description: string;
}

export interface PageRoute {
  /** '/review/:slug' */
  path: string;
  page: LazyPage;
  /** A hook, so that a page's title may come from the data the page shows. */
  useHead(params: PathParams): PageHead;
  /** Loads what the page shows. Rejects with the ApiError whose status the page then has. */
  prefetch?(client: QueryClient, params: PathParams): Promise<unknown>;
  /** The owner's part of the site: no visitor's frame, no search engine, no page view, rendered in the browser. */
  isPrivate?: boolean;
}

const routes: PageRoute[] = [
  {
    path: '/',
    page: lazyPage('src/features/home/home-page.tsx', () => import('../features/home/home-page')),
    useHead: () => ({
      title: 'Best Astaxanthin Supplements Compared',
      description:
        'Astaxanthin supplements ranked and compared by dose, source, rating and price, with the reasons for each rank.',
    }),
    prefetch: (client) => client.query(productsQuery),
  },
  {
    path: '/admin',
    page: lazyPage('src/app/admin/admin-shell.tsx', () => import('./admin/admin-shell')),
    useHead: () => ({ title: 'Admin Dashboard', description: 'For the owner of this site.' }),
    isPrivate: true,
  },
];

const notFoundRoute: PageRoute = {
  path: '*',
  page: lazyPage('src/app/not-found-page.tsx', () => import('./not-found-page')),
  useHead: () => ({ title: '404 Page Not Found', description: 'There is no page at this address.' }),
};

const matchers = routes.map((route) => ({ route, match: pathMatcher(route.path) }));

export interface MatchedRoute {
  route: PageRoute;
  params: PathParams;
  /** False where the not-found page stands in. */
  found: boolean;
}

/** The route of a path, or the not-found page. */
export function matchRoute(pathname: string): MatchedRoute {
  for (const { route, match } of matchers) {
    const params = match(pathname);
    if (params) return { route, params, found: true };
  }
  return { route: notFoundRoute, params: {}, found: false };
}
