import type { SearchMiss } from '@astaguide/contracts/site/search';
import { freshQuery } from '../fresh-query';

/** Searches without results, most frequent first; refetched whenever they are opened. */
export const searchMissesQuery = freshQuery<SearchMiss[]>('/api/search/misses');
