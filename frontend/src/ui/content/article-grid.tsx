import type { ReactNode } from 'react';
import { Loaded } from '../loaded';
import { Notice } from '../notice';
import { Skeleton } from '../skeleton';
import { ArticleCard, type ArticleCardProps } from './article-card';

interface ArticleGridProps {
  query: { data: ArticleCardProps['post'][] | undefined; isError: boolean; refetch: () => unknown };
  /** Number of articles shown, at the most. */
  count?: number;
  /** Number of placeholders while loading. */
  skeletons: number;
  heading?: ArticleCardProps['heading'];
  /** Shows the first article large, across the full width. */
  hasLead?: boolean;
}

/** A grid of articles, with its loading, empty and error states. */
export function ArticleGrid({ query, count, skeletons, heading, hasLead = false }: ArticleGridProps) {
  const placeholders = Array.from({ length: skeletons }, (_, index) => (
    <li key={index} aria-hidden="true" className="grid gap-4">
      <Skeleton className="aspect-video w-full rounded-md" />
      <Skeleton className="h-7 w-4/5" />
      <Skeleton className="h-20 w-full" />
    </li>
  ));
  return (
    <Loaded query={query} name="articles" loading={<Grid isLoading>{placeholders}</Grid>}>
      {(posts) =>
        posts.length === 0 ? (
          <Notice title="No articles yet">The first one is being written.</Notice>
        ) : (
          <Grid>
            {posts.slice(0, count).map((post, index) => (
              <ArticleCard key={post.id} post={post} heading={heading} isLead={hasLead && index === 0} />
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}

function Grid({ isLoading = false, children }: { isLoading?: boolean; children: ReactNode }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3" aria-busy={isLoading}>
      {children}
    </ul>
  );
}
