import { articleNotFound } from '@astaguide/content/articles';
import { readTime } from '@astaguide/content/claims';
import type { Article } from '@astaguide/contracts/blog/blog-post';
import { Link } from 'wouter';
import { useQuery } from '@tanstack/react-query';
import { siteNameOf, siteSettingsQuery } from '../../api/site-settings';
import { longDay } from '../../lib/calendar-date';
import { AuthorName, LastChecked } from '../../ui/content/article/author-line';
import { ContentsList, type Anchor } from '../../ui/content/contents-list';
import { ShareButton } from '../../ui/content/article/share-button';

interface BylineProps {
  post: Pick<Article, 'title' | 'author' | 'reviewer' | 'publishedAt' | 'checkedOn'>;
  anchors: readonly Anchor[];
}

/** Author, reviewer, dates, reading time and contents; beside the text on wide screens. */
export function Byline({ post, anchors }: BylineProps) {
  const { data: settings } = useQuery(siteSettingsQuery);
  const { title, author, reviewer, publishedAt, checkedOn } = post;
  return (
    <div className="self-start text-sm text-muted max-lg:mb-8 max-lg:border-b max-lg:border-line max-lg:pb-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:pb-2">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:flex-col">
        <li className="font-semibold text-ink">
          <AuthorName siteName={siteNameOf(settings)} author={author} />
        </li>
        {reviewer && <li>Reviewed by {reviewer}</li>}
        {publishedAt && (
          <li>
            <time dateTime={publishedAt}>{longDay(publishedAt.slice(0, 10))}</time>
          </li>
        )}
        {checkedOn && (
          <li>
            <LastChecked day={checkedOn} />
          </li>
        )}
        <li>{readTime}</li>
        <li>
          <ShareButton title={title} />
        </li>
      </ul>
      {anchors.length > 1 && (
        <nav aria-labelledby="contents-heading" className="mt-5 max-lg:hidden print:hidden">
          <h2 id="contents-heading" className="kicker mb-3 font-sans text-muted">
            On this page
          </h2>
          <ContentsList anchors={anchors} />
        </nav>
      )}
      <p className="mt-4 max-lg:hidden print:hidden">
        <Link
          href="/blog"
          className="inline-block py-1 font-semibold text-accent-strong underline-offset-4 hover:underline"
        >
          {articleNotFound.action.text}
        </Link>
      </p>
    </div>
  );
}
