import type { SearchMiss } from '@astaguide/contracts/search/search';
import { queryOptions } from '@tanstack/react-query';

/** Searches without results, most frequent first; refetched whenever they are opened. */
export const searchMissesQuery = queryOptions<SearchMiss[]>({
  queryKey: ['/api/search/misses'],
  staleTime: 0,
});
