import { search } from '@astaguide/content/search';
import { useSearch } from 'wouter';
import { searchQuery } from '../../api/search';
import { readSearch, SEARCH_PARAMETER } from '../../site/search/search-address';
import { lazyPage } from '../lazy-page';
import type { PageRoute } from './page-route';

export const searchRoute: PageRoute = {
  path: search.path,
  page: lazyPage('src/site/search/search-page.tsx', () => import('../../site/search/search-page')),
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
