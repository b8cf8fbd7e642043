import type { PostSummary } from '@astaguide/contracts/publishing/blog-post';
import { wordSearch } from '../../../lib/word-search';

/** The states to filter articles by. */
export const postStates = [
  { value: 'all', label: 'All posts' },
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Drafts' },
] as const;

export type PostState = (typeof postStates)[number]['value'];

/** Articles in a state whose title, slug, category, excerpt or keywords contain every word of the search. */
export function searchPosts(posts: readonly PostSummary[], search: string, state: PostState): PostSummary[] {
  const matches = wordSearch(search);
  return posts.filter(({ title, slug, category, excerpt, keywords, status }) => {
    if (state !== 'all' && status !== state) return false;
    return matches([title, slug, category, excerpt, ...keywords].join('\n'));
  });
}
