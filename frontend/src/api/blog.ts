import type { Article, PostSummary } from '@astaguide/contracts/publishing/blog-post';
import { queryOptions } from '@tanstack/react-query';
import { orNull } from './http';
import { answerTo } from './query-client';

/** The fields of an article in lists. */
export type BlogPostSummary = Pick<
  PostSummary,
  'id' | 'slug' | 'title' | 'excerpt' | 'category' | 'imageUrl' | 'publishedAt'
>;

/** All published articles, newest first, with list fields only, because pages embed the whole list. */
export const publishedPostsQuery = queryOptions<BlogPostSummary[]>({
  queryKey: ['/api/blog?published=true&fields=summary'],
  queryFn: async (context) => (await answerTo<PostSummary[]>(context)).map(summaryOf),
});

/** One article, or null if the slug is unknown, or is a draft and the owner is not signed in. */
export const postBySlugQuery = (slug: string) =>
  queryOptions<Article | null>({
    queryKey: [`/api/blog/slug/${encodeURIComponent(slug)}`],
    queryFn: (context) => orNull(answerTo<Article>(context)),
  });

/** The latest saved text of an article or a draft, or null if the secret is unknown. */
export const previewQuery = (secret: string) =>
  queryOptions<Article | null>({
    queryKey: [`/api/blog/preview/${encodeURIComponent(secret)}`],
    queryFn: (context) => orNull(answerTo<Article>(context)),
  });

function summaryOf({
  id,
  slug,
  title,
  excerpt,
  category,
  imageUrl,
  publishedAt,
}: PostSummary): BlogPostSummary {
  return { id, slug, title, excerpt, category, imageUrl, publishedAt };
}
