import { publishedPostsQuery } from '../../api/blog';
import { productsQuery } from '../../api/products';
import { articleRoute } from './article-route';
import type { PageRoute } from './page-route';
import { textRoute } from './text-route';

const withProducts: PageRoute['prefetch'] = (client) => client.query(productsQuery);

/** Pages that are read: articles, guides, questions and the legal pages. */
export const readingRoutes: PageRoute[] = [
  textRoute(
    '/blog',
    'src/features/articles/article-list-page.tsx',
    () => import('../../features/articles/article-list-page'),
    (client) => client.query(publishedPostsQuery),
  ),
  articleRoute,
  textRoute('/faq', 'src/features/faq/faq-page.tsx', () => import('../../features/faq/faq-page')),
  textRoute(
    '/what-is-astaxanthin',
    'src/features/reading/explainer-page.tsx',
    () => import('../../features/reading/explainer-page'),
    withProducts,
  ),
  textRoute(
    '/eye-health-guide',
    'src/features/reading/eye-health-guide-page.tsx',
    () => import('../../features/reading/eye-health-guide-page'),
    withProducts,
  ),
  textRoute(
    '/skin-health-guide',
    'src/features/reading/skin-health-guide-page.tsx',
    () => import('../../features/reading/skin-health-guide-page'),
    withProducts,
  ),
  textRoute(
    '/athletic-performance-guide',
    'src/features/reading/athletic-performance-guide-page.tsx',
    () => import('../../features/reading/athletic-performance-guide-page'),
    withProducts,
  ),
  textRoute(
    '/antioxidant-comparison',
    'src/features/reading/antioxidant-comparison-page.tsx',
    () => import('../../features/reading/antioxidant-comparison-page'),
  ),
  textRoute(
    '/beginners-guide',
    'src/features/reading/beginners-guide-page.tsx',
    () => import('../../features/reading/beginners-guide-page'),
    withProducts,
  ),
  textRoute(
    '/privacy-policy',
    'src/features/reading/privacy-policy-page.tsx',
    () => import('../../features/reading/privacy-policy-page'),
  ),
  textRoute(
    '/terms-of-service',
    'src/features/reading/terms-of-service-page.tsx',
    () => import('../../features/reading/terms-of-service-page'),
  ),
  textRoute(
    '/affiliate-disclosure',
    'src/features/reading/affiliate-disclosure-page.tsx',
    () => import('../../features/reading/affiliate-disclosure-page'),
  ),
];
