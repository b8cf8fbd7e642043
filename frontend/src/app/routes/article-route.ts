import { useQuery } from '@tanstack/react-query';
import { postBySlugQuery, publishedPostsQuery } from '../../api/blog';
import { ApiError } from '../../lib/errors';
import { productsQuery } from '../../api/products';
import { lazyPage } from '../lazy-page';
import { articleData } from '../structured-data/article';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { useSite } from '../use-site';
import type { PageRoute } from './page-route';

export const articleRoute: PageRoute = {
  path: '/blog/:slug',
  page: lazyPage('src/site/articles/article-page.tsx', () => import('../../site/articles/article-page')),
  useHead: ({ slug = '' }) => {
    const site = useSite();
    const { data: post } = useQuery(postBySlugQuery(slug));
    if (post === null)
      return {
        title: 'Article Not Found',
        description: 'There is no article at this address.',
        isHidden: true,
      };
    if (!post) return { title: 'Article', description: '' };
    return {
      title: post.title,
      description: post.metaDescription ?? post.excerpt,
      image: post.imageUrl,
      type: 'article',
      isHidden: !post.published,
      jsonLd: [articleData(site, post), breadcrumbList(site, `/blog/${slug}`, post.title)],
    };
  },
  prefetch: async (client, { slug = '' }) => {
    const [post] = await Promise.all([
      client.query(postBySlugQuery(slug)),
      // The promotion and the related articles below the text may be missing.
      client.query(productsQuery).catch(() => undefined),
      client.query(publishedPostsQuery).catch(() => undefined),
    ]);
    if (post === null) throw new ApiError(404, 'Not Found');
  },
};
