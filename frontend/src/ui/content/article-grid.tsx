import { Notice } from '../notice';
import { Skeleton } from '../skeleton';
import { ArticleCard, type ArticleCardProps } from './article-card';

interface ArticleGridProps {
  /** Undefined while loading. */
  posts: ArticleCardProps['post'][] | undefined;
  isError: boolean;
  onRetry: () => void;
  /** Number of placeholders while loading. */
  skeletons: number;
  heading?: ArticleCardProps['heading'];
  /** Shows the first article large, across the full width. */
  hasLead?: boolean;
}

/** A grid of articles, with its loading, empty and error states. */
export function ArticleGrid({
  posts,
  isError,
  onRetry,
  skeletons,
  heading,
  hasLead = false,
}: ArticleGridProps) {
  if (isError) {
    return (
      <Notice title="Couldn’t load the articles" onRetry={onRetry}>
        Something went wrong on our side. Please try again in a moment.
      </Notice>
    );
  }
  if (posts?.length === 0) return <Notice title="No articles yet">The first one is being written.</Notice>;
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3" aria-busy={!posts}>
      {posts
        ? posts.map((post, index) => (
            <ArticleCard key={post.id} post={post} heading={heading} isLead={hasLead && index === 0} />
          ))
        : Array.from({ length: skeletons }, (_, index) => (
            <li key={index} aria-hidden="true" className="grid gap-4">
              <Skeleton className="aspect-video w-full rounded-md" />
              <Skeleton className="h-7 w-4/5" />
              <Skeleton className="h-20 w-full" />
            </li>
          ))}
    </ul>
  );
}
