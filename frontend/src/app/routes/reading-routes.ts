import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { publishedPostsQuery, postBySlugQuery } from '../../api/blog';
import { studyChecksQuery } from '../../api/studies';
import type { PageRoute } from './page-route';
import { textRoute, withProducts } from './text-route';
import { ApiError } from '../../lib/errors';
import { productsQuery } from '../../api/products';
import { lazyPage } from '../lazy-page';
import { articleData } from '../structured-data/article';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { useSite } from '../use-site';
import { writtenAnswersQuery } from '../../api/written-answers';
import { StudyChangesContext } from '../../ui/content/studies/study-changes-context';

const text = textRoute(
  '/faq',
  'src/site/faq/faq-page.tsx',
  () => import('../../site/faq/faq-page'),
  // Without it only the questions of readers are missing.
  { prefetch: (client) => client.query(writtenAnswersQuery('site')).catch(() => undefined) },
);

/** The FAQ, with the owner's answers to questions of visitors. */
const faqRoute: PageRoute = {
  ...text,
  useHead: (params) => {
    const head = text.useHead(params);
    const changes = use(StudyChangesContext);
    const { data: written = [] } = useQuery(writtenAnswersQuery('site'));
    const page = text.page.loaded.get();
    if (!page) return head;
    const questions = [...page.questionsWithMarks(changes), ...written];
    return { ...head, jsonLd: [...(head.jsonLd ?? []), faqPage(questions)] };
  },
};

const articleRoute: PageRoute = {
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

/** The questions as a schema.org FAQPage; answers are plain text. */
function faqPage(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
