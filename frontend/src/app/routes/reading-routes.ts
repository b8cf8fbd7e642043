import { publishedPostsQuery } from '../../api/blog';
import { studyChecksQuery } from '../../api/studies';
import { articleRoute } from './article-route';
import { faqRoute } from './faq-route';
import type { PageRoute } from './page-route';
import { textRoute, withProducts } from './text-route';

/** Text pages: articles, guides, questions, the legal pages and those about the site. */
export const readingRoutes: PageRoute[] = [
  textRoute(
    '/blog',
    'src/site/articles/article-list-page.tsx',
    () => import('../../site/articles/article-list-page'),
    { prefetch: (client) => client.query(publishedPostsQuery) },
  ),
  articleRoute,
  faqRoute,
  textRoute(
    '/what-is-astaxanthin',
    'src/site/reading/explainer-page.tsx',
    () => import('../../site/reading/explainer-page'),
    withProducts,
  ),
  textRoute(
    '/eye-health-guide',
    'src/site/reading/eye-health-guide-page.tsx',
    () => import('../../site/reading/eye-health-guide-page'),
    withProducts,
  ),
  textRoute(
    '/skin-health-guide',
    'src/site/reading/skin-health-guide-page.tsx',
    () => import('../../site/reading/skin-health-guide-page'),
    withProducts,
  ),
  textRoute(
    '/athletic-performance-guide',
    'src/site/reading/athletic-performance-guide-page.tsx',
    () => import('../../site/reading/athletic-performance-guide-page'),
    withProducts,
  ),
  textRoute(
    '/antioxidant-comparison',
    'src/site/reading/antioxidant-comparison-page.tsx',
    () => import('../../site/reading/antioxidant-comparison-page'),
  ),
  textRoute(
    '/beginners-guide',
    'src/site/reading/beginners-guide-page.tsx',
    () => import('../../site/reading/beginners-guide-page'),
    withProducts,
  ),
  textRoute(
    '/studies',
    'src/site/reading/studies/studies-page.tsx',
    () => import('../../site/reading/studies/studies-page'),
    { prefetch: (client) => client.query(studyChecksQuery) },
  ),
  textRoute(
    '/about',
    'src/site/reading/about/about-page.tsx',
    () => import('../../site/reading/about/about-page'),
  ),
  textRoute(
    '/contact',
    'src/site/reading/about/contact-page.tsx',
    () => import('../../site/reading/about/contact-page'),
  ),
  textRoute(
    '/corrections',
    'src/site/reading/about/corrections-page.tsx',
    () => import('../../site/reading/about/corrections-page'),
  ),
  textRoute(
    '/privacy-policy',
    'src/site/reading/privacy-policy-page.tsx',
    () => import('../../site/reading/privacy-policy-page'),
  ),
  textRoute(
    '/terms-of-service',
    'src/site/reading/terms-of-service-page.tsx',
    () => import('../../site/reading/terms-of-service-page'),
  ),
  textRoute(
    '/affiliate-disclosure',
    'src/site/reading/affiliate-disclosure-page.tsx',
    () => import('../../site/reading/affiliate-disclosure-page'),
  ),
];
