import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { publishedPostsQuery } from '../../api/blog';
import { longDay } from '../../lib/calendar-date';
import { buttonStyle } from '../../ui/button-style';
import { Notice } from '../../ui/notice';
import { SectionHeader } from '../../ui/section-header';
import { Skeleton } from '../../ui/skeleton';

/** How many articles the home page shows. */
const SHOWN = 3;

export function LatestArticles() {
  return (
    <section aria-labelledby="latest-articles" className="border-t border-line">
      <div className="page-width py-14 md:py-20">
        <SectionHeader id="latest-articles" heading="Latest Research & Insights">
          <p className="text-muted">Studies read in full, with their size, their sponsor and their limits.</p>
        </SectionHeader>
        <Articles />
        <p className="mt-10 text-center">
          <Link href="/blog" className={buttonStyle('quiet')}>
            View All Articles
          </Link>
        </p>
      </div>
    </section>
  );
}

function Articles() {
  const { data: posts, isError, refetch } = useQuery(publishedPostsQuery);
  if (isError) {
    return (
      <Notice title="The articles could not be loaded" onRetry={() => void refetch()}>
        This is on our side. Please try again in a moment.
      </Notice>
    );
  }
  if (posts?.length === 0) return <Notice title="No articles yet">The first one is being written.</Notice>;
  return (
    <ul className="grid gap-x-7 gap-y-10 md:grid-cols-3" aria-busy={!posts}>
      {posts
        ? posts.slice(0, SHOWN).map(({ id, slug, title, excerpt, category, imageUrl, publishedAt }) => (
            <li key={id}>
              <article className="group relative flex h-full flex-col" aria-labelledby={`article-${id}`}>
                <img
                  src={imageUrl}
                  alt=""
                  width={1200}
                  height={675}
                  loading="lazy"
                  decoding="async"
                  className="aspect-video w-full rounded-md bg-sunken object-cover"
                />
                <p className="kicker mt-4 text-accent-strong">{category}</p>
                <h3 id={`article-${id}`} className="mt-1.5 text-xl">
                  <Link
                    href={`/blog/${slug}`}
                    className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="mt-2 line-clamp-3 text-sm text-muted">{excerpt}</p>
                {publishedAt && (
                  <p className="mt-auto pt-3 text-xs text-muted">
                    <time dateTime={publishedAt}>{longDay(publishedAt.slice(0, 10))}</time>
                  </p>
                )}
              </article>
            </li>
          ))
        : Array.from({ length: SHOWN }, (_, index) => (
            <li key={index} aria-hidden="true" className="flex flex-col gap-4">
              <Skeleton className="aspect-video w-full rounded-md" />
              <Skeleton className="h-7 w-4/5" />
              <Skeleton className="h-16 w-full" />
            </li>
          ))}
    </ul>
  );
}
