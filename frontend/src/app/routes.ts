import { search } from '@astaguide/content/search';
import { useSearch } from 'wouter';
import { lazyPage } from './lazy-page';
import { useMissingText } from './missing-text';
import { pathMatcher, type PathParams } from './path-matcher';
import type { PageRoute } from './routes/page-route';
import { productRoutes } from './routes/product-routes';
import { readingRoutes } from './routes/reading-routes';
import { searchQuery } from '../api/search';
import { readSearch, SEARCH_PARAMETER } from '../site/search/search-address';

const searchRoute: PageRoute = {
  path: search.path,
  page: lazyPage('src/site/search/search-page.tsx', () => import('../site/search/search-page')),
  useHead: () => {
    const text = readSearch(useSearch());
    return {
      title: text === '' ? search.title : `${search.title}: ${text}`,
      description: search.description,
      isHidden: true,
    };
  },
  searchParams: [SEARCH_PARAMETER],
  prefetch: async (client, _params, address) => {
    const text = readSearch(address);
    if (text !== '') await client.query(searchQuery(text));
  },
  isOneOff: true,
};

const routes: PageRoute[] = [
  ...productRoutes,
  ...readingRoutes,
  searchRoute,
  {
    path: '/admin',
    page: lazyPage('src/app/pages/admin-page.tsx', () => import('./pages/admin-page')),
    useHead: () => ({ title: 'Admin Dashboard', description: 'For the owner of this site.' }),
    isPrivate: true,
  },
];

const notFoundRoute: PageRoute = {
  path: '*',
  page: lazyPage('src/app/pages/missing-page.tsx', () => import('./pages/missing-page')),
  useHead: useMissingText,
};

const matchers = routes.map((route) => ({ route, match: pathMatcher(route.path) }));

export interface MatchedRoute {
  route: PageRoute;
  params: PathParams;
  /** False for the not-found page. */
  found: boolean;
}

/** The route of a path, or the not-found page's. */
export function matchRoute(pathname: string): MatchedRoute {
  for (const { route, match } of matchers) {
    const params = match(pathname);
    if (params) return { route, params, found: true };
  }
  return { route: notFoundRoute, params: {}, found: false };
}
