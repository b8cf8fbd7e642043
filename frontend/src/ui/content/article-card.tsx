import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import { Link } from 'wouter';
import { longDay } from '../../lib/calendar-date';
import { ArticlePicture } from './article-picture';

export interface ArticleCardProps {
  post: Pick<BlogPost, 'id' | 'slug' | 'title' | 'excerpt' | 'category' | 'imageUrl' | 'publishedAt'>;
  /** Large, with the image beside the text, for the newest article of a list. */
  isLead?: boolean;
  /** The heading level that fits the page's outline. */
  heading?: 'h2' | 'h3';
}

/** An article in a list; the whole card is a link. */
export function ArticleCard({ post, isLead = false, heading: Heading = 'h2' }: ArticleCardProps) {
  const { id, slug, title, excerpt, category, imageUrl, publishedAt } = post;
  return (
    <li className={isLead ? 'md:col-span-2 lg:col-span-3' : undefined}>
      <article
        aria-labelledby={`article-${id}`}
        className={
          isLead
            ? 'group relative grid h-full items-center gap-x-10 gap-y-4 lg:grid-cols-[7fr_5fr]'
            : 'group relative flex h-full flex-col'
        }
      >
        <ArticlePicture
          src={imageUrl}
          place={
            isLead
              ? '(min-width: 64rem) 42rem, 92vw'
              : '(min-width: 64rem) 24rem, (min-width: 48rem) 46vw, 92vw'
          }
          isPrior={isLead}
        />
        <div className={isLead ? 'flex flex-col' : 'flex grow flex-col pt-4'}>
          <p className="kicker text-accent-strong">{category}</p>
          <Heading id={`article-${id}`} className={isLead ? 'mt-2 text-2xl' : 'mt-1.5 text-xl'}>
            {title}
          </Heading>
          <p className={isLead ? 'mt-3 text-muted' : 'mt-2 line-clamp-4 text-sm text-muted'}>{excerpt}</p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-4 text-sm">
            {publishedAt && (
              <time dateTime={publishedAt} className="text-xs text-muted">
                {longDay(publishedAt.slice(0, 10))}
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
