import type { SearchResponse } from '@astaguide/contracts/site/search';
import { queryOptions } from '@tanstack/react-query';

/** The results of a search. An empty search is not sent. */
export const searchQuery = (text: string) =>
  queryOptions<SearchResponse>({
    queryKey: [`/api/search?q=${encodeURIComponent(text)}`],
    enabled: text !== '',
  });
