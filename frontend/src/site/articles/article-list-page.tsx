import { articleList } from '@astaguide/content/articles';
import { researchAreas, researchAreasHeading } from '@astaguide/content/studies/research-areas';
import { trialCountNote } from '@astaguide/content/studies/evidence';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import { buttonStyle } from '../../ui/button-style';
import { pageHref, pagesOf, POSTS_A_PAGE, readPage } from './list-pages';
import { publishedPostsQuery } from '../../api/blog';
import { useSiteDay } from '../../api/site-settings';
import { ArticleGrid } from '../../ui/content/article-grid';
import { PageHeader } from '../../ui/content/page-header';
import { RichText } from '../../ui/content/rich-text';
import { TrialCount } from '../../ui/content/studies/trial-count';

export const intro = articleList;

const SKELETONS = 6;

export default function ArticleListPage() {
  const query = useQuery(publishedPostsQuery);
  const page = readPage(useSearch(), query.data?.length ?? 0);
  return (
    <>
      <PageHeader
        path={articleList.path}
        kicker="Articles"
        heading={articleList.heading}
        lead={articleList.lead}
      />
      <div className="page-width py-10 md:py-14">
        <ArticleGrid
          query={{ ...query, data: query.data?.slice((page - 1) * POSTS_A_PAGE, page * POSTS_A_PAGE) }}
          skeletons={SKELETONS}
          hasLead={page === 1}
          dayOf={useSiteDay()}
        />
        <PageLinks page={page} count={pagesOf(query.data?.length ?? 0)} />
      </div>
      <ResearchAreas />
    </>
  );
}

/** Links to the pages of the list; nothing if there is one. */
function PageLinks({ page, count }: { page: number; count: number }) {
  if (count < 2) return null;
  return (
    <nav aria-label="Pages of articles" className="mt-12 flex flex-wrap items-center justify-between gap-4">
      {page > 1 ? (
        <Link href={pageHref(page - 1)} className={buttonStyle('quiet')}>
          Newer articles
        </Link>
      ) : (
        <span />
      )}
      <p className="text-sm text-muted">
        Page {page} of {count}
      </p>
      {page < count ? (
        <Link href={pageHref(page + 1)} className={buttonStyle('quiet')}>
          Older articles
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** The six research areas, each with its trials. */
function ResearchAreas() {
  return (
    <section aria-labelledby="research-areas" className="border-t border-line bg-sunken/50">
      <div className="page-width py-12 md:py-20">
        <h2 id="research-areas" className="text-2xl">
          {researchAreasHeading}
        </h2>
        <p className="mt-3 mb-8 max-w-prose text-sm text-muted">{trialCountNote}</p>
        <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
          {researchAreas.map(({ topic, title, count, text, href, trials }) => (
            <li key={topic} className="relative bg-surface p-6">
              <p className="kicker text-muted">
                <TrialCount text={count} trials={trials} />
              </p>
              <h3 className="mt-2 text-xl">
                <Link href={href} className="title-link after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="mt-2 text-sm text-muted">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
