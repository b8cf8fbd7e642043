import type { BlogPost } from '@astaguide/contracts/blog/blog-post';

/** The states to filter articles by. */
export const postStates = [
  { value: 'all', label: 'All posts' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
] as const;

export type PostState = (typeof postStates)[number]['value'];

/** Articles in a state whose title, slug, category, excerpt or keywords contain every word of the search. */
export function searchPosts(posts: readonly BlogPost[], search: string, state: PostState): BlogPost[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    if (state !== 'all' && post.published !== (state === 'published')) return false;
    const { title, slug, category, excerpt, keywords } = post;
    const text = [title, slug, category, excerpt, ...keywords].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
