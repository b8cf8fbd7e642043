import type { BlogPost } from '@astaguide/contracts/blog/blog-post';
import { queryOptions } from '@tanstack/react-query';
import { orNull } from './http';
import { loaderOf } from './query-client';

/** What a list shows of an article. */
export type BlogPostSummary = Pick<
  BlogPost,
  'id' | 'slug' | 'title' | 'excerpt' | 'category' | 'imageUrl' | 'publishedAt'
>;

/** Every published article, newest first. What no list shows is left out: pages carry the whole list. */
export const publishedPostsQuery = queryOptions<BlogPostSummary[]>({
  queryKey: ['/api/blog?published=true'],
  queryFn: async ({ client, queryKey, signal }) => {
    const posts = (await loaderOf(client)(String(queryKey[0]), signal)) as BlogPost[];
    return posts.map(summaryOf);
  },
});

/** One article; null when there is none under that slug that the one who asks may see. Drafts are the owner's. */
export const postBySlugQuery = (slug: string) =>
  queryOptions<BlogPost | null>({
    queryKey: [`/api/blog/slug/${encodeURIComponent(slug)}`],
    queryFn: ({ client, queryKey, signal }) =>
      orNull(loaderOf(client)(String(queryKey[0]), signal) as Promise<BlogPost>),
  });

function summaryOf({ id, slug, title, excerpt, category, imageUrl, publishedAt }: BlogPost): BlogPostSummary {
  return { id, slug, title, excerpt, category, imageUrl, publishedAt };
}
