import { articleList } from '@astaguide/content/articles';
import { useQuery } from '@tanstack/react-query';
import { publishedPostsQuery } from '../../api/blog';
import { ArticleCard } from '../../ui/content/article-card';
import { PageHeader } from '../../ui/content/page-header';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
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
        <Articles />
      </div>
      <ResearchAreas />
    </>
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
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3" aria-busy={!posts}>
      {posts
        ? posts.map((post, index) => <ArticleCard key={post.id} post={post} isLead={index === 0} />)
        : Array.from({ length: SKELETONS }, (_, index) => (
            <li key={index} className="grid gap-4">
              <Skeleton className="aspect-video w-full rounded-md" />
              <Skeleton className="h-7 w-4/5" />
              <Skeleton className="h-20 w-full" />
            </li>
          ))}
    </ul>
  );
}
