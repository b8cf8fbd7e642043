import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Loaded } from '../loaded';
import { Notice } from '../notice';
import { Skeleton } from '../skeleton';
import { longDay } from '../../lib/calendar-date';
import { ArticlePicture } from './article-picture';

interface ArticleGridProps {
  query: { data: ArticleCardProps['post'][] | undefined; isError: boolean; refetch: () => unknown };
  /** Number of articles shown, at the most. */
  count?: number;
  /** Number of placeholders while loading. */
  skeletons: number;
  heading?: ArticleCardProps['heading'];
  /** Shows the first article large, across the full width. */
  hasLead?: boolean;
  dayOf: ArticleCardProps['dayOf'];
}

/** A grid of articles, with its loading, empty and error states. */
export function ArticleGrid({ query, count, skeletons, heading, hasLead = false, dayOf }: ArticleGridProps) {
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
              <ArticleCard
                key={post.id}
                post={post}
                heading={heading}
                isLead={hasLead && index === 0}
                dayOf={dayOf}
              />
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}

function Grid({ isLoading = false, children }: { isLoading?: boolean; children: ReactNode }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:gap-y-12 lg:grid-cols-3" aria-busy={isLoading}>
      {children}
    </ul>
  );
}

interface ArticleCardProps {
  post: Pick<BlogPost, 'id' | 'slug' | 'title' | 'excerpt' | 'category' | 'imageUrl' | 'publishedAt'>;
  /** Large, with the image beside the text, for the newest article of a list. */
  isLead?: boolean;
  /** The heading level that fits the page's outline. */
  heading?: 'h2' | 'h3';
  /** The day of a moment in the site's time zone: 'YYYY-MM-DD'. */
  dayOf: (moment: string) => string;
}

/** An article in a list; the whole card is a link. */
function ArticleCard({ post, isLead = false, heading: Heading = 'h2', dayOf }: ArticleCardProps) {
  const { id, slug, title, excerpt, category, imageUrl, publishedAt } = post;
  return (
    <li className={isLead ? 'md:col-span-2 lg:col-span-3' : undefined}>
      <article
        aria-labelledby={`article-${id}`}
        className={
          isLead
            ? 'group relative grid h-full items-center gap-x-10 gap-y-4 lg:grid-cols-[7fr_5fr]'
            : 'group relative grid h-full content-start max-md:grid-cols-[5rem_minmax(0,1fr)] max-md:gap-x-4 md:flex md:flex-col'
        }
      >
        <ArticlePicture
          src={imageUrl}
          place={
            isLead
              ? '(min-width: 64rem) 42rem, 92vw'
              : '(min-width: 64rem) 24rem, (min-width: 48rem) 46vw, 80px'
          }
          isPrior={isLead}
          className={isLead ? undefined : 'max-md:aspect-square'}
        />
        <div className={isLead ? 'flex flex-col' : 'flex grow flex-col md:pt-4'}>
          <p className="kicker text-accent-strong">{category}</p>
          <Heading
            id={`article-${id}`}
            className={isLead ? 'mt-2 text-2xl' : 'mt-1 text-lg leading-snug md:mt-1.5 md:text-xl'}
          >
            {title}
          </Heading>
          <p
            className={
              isLead
                ? 'mt-3 text-muted'
                : 'mt-2 line-clamp-2 text-sm text-muted max-md:col-span-2 md:line-clamp-4'
            }
          >
            {excerpt}
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pt-1 text-sm md:pt-4">
            {publishedAt && (
              <time dateTime={publishedAt} className="text-xs text-muted">
                {longDay(dayOf(publishedAt))}
              </time>
            )}
            <Link
              href={`/blog/${slug}`}
              className="inline-block py-1.5 font-semibold text-accent-strong underline decoration-2 underline-offset-4 after:absolute after:inset-0"
            >
              Read Article<span className="sr-only">: {title}</span>
            </Link>
          </div>
        </div>
      </article>
    </li>
  );
}
