import type { BlogPost } from '@astaguide/contracts/blog-post';
import { queryOptions } from '@tanstack/react-query';
import { orNull } from './http';
import { loaderOf } from './query-client';

/** What a list shows of an article. */
export type BlogPostSummary = Omit<BlogPost, 'content'>;

/** Every published article, newest first. Their texts are left out, so that no page carries them all. */
export const publishedPostsQuery = queryOptions<BlogPostSummary[]>({
  queryKey: ['/api/blog?published=true'],
  queryFn: async ({ client, queryKey, signal }) => {
    const posts = (await loaderOf(client)(String(queryKey[0]), signal)) as BlogPost[];
    return posts.map(withoutContent);
  },
});

/** One published article; null when there is none under that slug. */
export const postBySlugQuery = (slug: string) =>
  queryOptions<BlogPost | null>({
    queryKey: [`/api/blog/slug/${encodeURIComponent(slug)}`],
    queryFn: ({ client, queryKey, signal }) =>
      orNull(loaderOf(client)(String(queryKey[0]), signal) as Promise<BlogPost>),
  });

function withoutContent({ content: _content, ...summary }: BlogPost): BlogPostSummary {
  return summary;
}
