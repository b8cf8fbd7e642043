import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { publishedPostsQuery } from '../../api/blog';
import { buttonStyle } from '../../ui/button-style';
import { useSiteDay } from '../../api/site-settings';
import { ArticleGrid } from '../../ui/content/article-grid';
import { SectionHeader } from '../../ui/section-header';

/** Number of articles on the home page. */
const SHOWN = 3;

export function LatestArticles() {
  return (
    <section aria-labelledby="latest-articles" className="border-t border-line">
      <div className="page-width py-14 md:py-20">
        <SectionHeader id="latest-articles" heading="Latest Research & Insights">
          <p className="text-muted">Studies with their size, their sponsor and their limits.</p>
        </SectionHeader>
        <ArticleGrid
          query={useQuery(publishedPostsQuery)}
          count={SHOWN}
          skeletons={SHOWN}
          heading="h3"
          dayOf={useSiteDay()}
        />
        <p className="mt-10 text-center">
          <Link href="/blog" className={buttonStyle('quiet')}>
            View All Articles
          </Link>
        </p>
      </div>
    </section>
  );
}
