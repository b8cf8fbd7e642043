import { articleNotFound } from '@astaguide/content/articles';
import { readTime } from '@astaguide/content/claims';
import type { Article } from '@astaguide/contracts/publishing/blog-post';
import { Link } from 'wouter';
import { useQuery } from '@tanstack/react-query';
import { siteNameOf, siteSettingsQuery, useSiteDay } from '../../api/site-settings';
import { AuthorLine } from '../../ui/content/article/author-line';
import { ContentsNav, type Anchor } from '../../ui/content/contents-list';

interface BylineProps {
  post: Pick<Article, 'title' | 'content' | 'author' | 'reviewer' | 'publishedAt' | 'checkedOn'>;
  anchors: readonly Anchor[];
}

/** Words a minute that adults read silently, in the mean. */
const READING_SPEED = 238;

/** 'About 7 min read'. Pictures and tables take time as well, which words do not count. */
function realReadTime(html: string): string {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return `${Math.max(1, Math.round(words / READING_SPEED))} min read`;
}

/** Author, reviewer, dates, reading time and contents; beside the text on wide screens. */
export function Byline({ post, anchors }: BylineProps) {
  const { data: settings } = useQuery(siteSettingsQuery);
  const dayOf = useSiteDay();
  const { title, content, author, reviewer, publishedAt, checkedOn } = post;
  return (
    <div className="self-start text-sm text-muted max-lg:mb-8 max-lg:border-b max-lg:border-line max-lg:pb-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:pb-2">
      <AuthorLine
        siteName={siteNameOf(settings)}
        author={author}
        reviewer={reviewer}
        writtenAt={publishedAt && dayOf(publishedAt)}
        checkedOn={checkedOn}
        title={title}
        className="flex flex-wrap items-baseline gap-x-6 gap-y-1 lg:flex-col"
      >
        <li>{settings?.readingTime === 'real' ? realReadTime(content) : readTime}</li>
      </AuthorLine>
      {anchors.length > 1 && <ContentsNav anchors={anchors} className="mt-5 max-lg:hidden print:hidden" />}
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
