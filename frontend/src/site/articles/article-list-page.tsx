import { articleList } from '@astaguide/content/articles';
import { useQuery } from '@tanstack/react-query';
import { publishedPostsQuery } from '../../api/blog';
import { ArticleGrid } from '../../ui/content/article-grid';
import { PageHeader } from '../../ui/content/page-header';
import { ResearchAreas } from './research-areas';

export const intro = articleList;

const SKELETONS = 6;

export default function ArticleListPage() {
  return (
    <>
      <PageHeader
        path={articleList.path}
        kicker="Articles"
        heading={articleList.heading}
        lead={articleList.lead}
      />
      <div className="page-width py-10 md:py-14">
        <ArticleGrid query={useQuery(publishedPostsQuery)} skeletons={SKELETONS} hasLead />
      </div>
      <ResearchAreas />
    </>
  );
}
