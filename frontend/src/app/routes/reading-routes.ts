import type { Page } from '@astaguide/content/blocks';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { createElement, use, useSyncExternalStore } from 'react';
import { publishedPostsQuery, postBySlugQuery, previewQuery } from '../../api/blog';
import {
  evidenceGradesQuery,
  ownStudiesQuery,
  ownStudyQuery,
  studyChecksQuery,
  studyPlacesQuery,
} from '../../api/studies';
import type { PageRoute } from './page-route';
import { contentRoute, textRoute, withProducts } from './text-route';
import { ApiError } from '../../lib/errors';
import { productsQuery } from '../../api/products';
import { lazyPage } from '../lazy-page';
import { articleData } from '../structured-data/article';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { useSite } from '../use-site';
import { writtenAnswersQuery } from '../../api/written-answers';
import { pageHref, readPage } from '../../site/articles/list-pages';
import type { TextPageProps } from '../../site/reading/text-page';
import { StudyChangesContext } from '../../ui/content/studies/study-changes-context';

const faqText = textRoute(
  '/faq',
  'src/site/faq/faq-page.tsx',
  () => import('../../site/faq/faq-page'),
  // Without it only the questions of readers are missing.
  { prefetch: (client) => client.query(writtenAnswersQuery('site')).catch(() => undefined) },
);

/** The FAQ, with the owner's answers to questions of visitors. */
const faqRoute: PageRoute = {
  ...faqText,
  useHead: (params) => {
    const head = faqText.useHead(params);
    const changes = use(StudyChangesContext);
    const { data: written = [] } = useQuery(writtenAnswersQuery('site'));
    const page = faqText.page.loaded.get();
    if (!page) return head;
    const questions = [...page.questionsWithMarks(changes), ...written];
    return { ...head, jsonLd: [...(head.jsonLd ?? []), faqPage(questions)] };
  },
};

const studiesText = textRoute(
  '/studies',
  'src/site/reading/studies/studies-page.tsx',
  () => import('../../site/reading/studies/studies-page'),
  {
    prefetch: (client) => Promise.all([client.query(studyChecksQuery), client.query(ownStudiesQuery)]),
    searchParams: ['q', 'outcome', 'design', 'people', 'result'],
  },
);

/** The records of all studies, including the owner’s. */
const studiesRoute: PageRoute = {
  ...studiesText,
  useHead: (params) => {
    const head = studiesText.useHead(params);
    const site = useSite();
    const changes = use(StudyChangesContext);
    const { data: added = [] } = useQuery(ownStudiesQuery);
    const page = studiesText.page.loaded.get();
    if (!page) return head;
    return { ...head, jsonLd: [...(head.jsonLd ?? []), page.studiesDataset(site, changes, added)] };
  },
};

const articleRoute: PageRoute = {
  path: '/blog/:slug',
  page: lazyPage('src/app/pages/article-pages.tsx', () => import('../pages/article-pages')),
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
      isHidden: post.status !== 'published',
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

/** A draft for everybody who has its secret address, with the latest saved text. */
const previewRoute: PageRoute = {
  path: '/preview/:secret',
  page: lazyPage('src/app/pages/article-pages.tsx', async () => {
    const { PreviewPage } = await import('../pages/article-pages');
    return { default: PreviewPage };
  }),
  useHead: ({ secret = '' }) => {
    const { data: post } = useQuery(previewQuery(secret));
    return { title: post?.title ?? 'Preview Not Found', description: post?.excerpt ?? '', isHidden: true };
  },
  prefetch: async (client, { secret = '' }) => {
    const [post] = await Promise.all([
      client.query(previewQuery(secret)),
      client.query(productsQuery).catch(() => undefined),
      client.query(publishedPostsQuery).catch(() => undefined),
    ]);
    if (post === null) throw new ApiError(404, 'Not Found');
  },
  isOneOff: true,
};

const studyPage = lazyPage(
  'src/site/reading/studies/study-page.tsx',
  () => import('../../site/reading/studies/study-page'),
);

/** The record of one study, and where it is cited. */
const studyRoute: PageRoute = {
  path: '/studies/:key',
  page: studyPage,
  useHead: ({ key = '' }) => {
    const site = useSite();
    const changes = use(StudyChangesContext);
    const { data: own } = useQuery(ownStudyQuery(key));
    const text = useSyncExternalStore(
      studyPage.loaded.subscribe,
      studyPage.loaded.get,
      studyPage.loaded.get,
    )?.headOf(key, site, changes, own);
    if (!text) return { title: 'Study', description: '', isHidden: true };
    const { label, jsonLd, ...head } = text;
    return { ...head, type: 'article', jsonLd: [...jsonLd, breadcrumbList(site, `/studies/${key}`, label)] };
  },
  prefetch: (client, { key = '' }) =>
    Promise.all([
      client.query(studyPlacesQuery(key)),
      client.query(ownStudyQuery(key)),
      client.query(studyChecksQuery),
    ]),
};

/** What a guide to one subject shows beside its text; without the grades, only their level is missing. */
const guideData = {
  prefetch: (client: QueryClient) =>
    Promise.all([client.query(productsQuery), client.query(evidenceGradesQuery).catch(() => undefined)]),
};

/** The layout of pages that are a text. */
const text = (kind: Omit<TextPageProps, 'page'>, schemaType?: string) => ({
  source: 'src/site/reading/text-page.tsx',
  load: async () => {
    const { TextPage } = await import('../../site/reading/text-page');
    return (page: Page) => createElement(TextPage, { ...kind, page });
  },
  schemaType,
});

/** Text pages: articles, guides, questions, the legal pages and those about the site. */
export const readingRoutes: PageRoute[] = [
  {
    ...textRoute(
      '/blog',
      'src/site/articles/article-list-page.tsx',
      () => import('../../site/articles/article-list-page'),
      { prefetch: (client) => client.query(publishedPostsQuery) },
    ),
    searchParams: ['page'],
    canonicalSearch: async (client, search) =>
      pageHref(readPage(search, (await client.query(publishedPostsQuery)).length)).slice('/blog'.length),
  },
  articleRoute,
  previewRoute,
  faqRoute,
  textRoute(
    '/what-is-astaxanthin',
    'src/site/reading/explainer-page.tsx',
    () => import('../../site/reading/explainer-page'),
    withProducts,
  ),
  contentRoute(
    '/eye-health-guide',
    '../content/src/eye-health-guide.ts',
    async () => (await import('@astaguide/content/eye-health-guide')).eyeHealthGuide,
    text({ kicker: 'Health guide', topic: 'eye' }),
    guideData,
  ),
  contentRoute(
    '/skin-health-guide',
    '../content/src/skin-health-guide.ts',
    async () => (await import('@astaguide/content/skin-health-guide')).skinHealthGuide,
    text({ kicker: 'Health guide', topic: 'skin' }),
    guideData,
  ),
  contentRoute(
    '/athletic-performance-guide',
    '../content/src/athletic-performance-guide.ts',
    async () => (await import('@astaguide/content/athletic-performance-guide')).athleticPerformanceGuide,
    text({ kicker: 'Health guide', topic: 'athletic' }),
    guideData,
  ),
  contentRoute(
    '/antioxidant-comparison',
    '../content/src/antioxidant-comparison.ts',
    async () => (await import('@astaguide/content/antioxidant-comparison')).antioxidantComparison,
    text({ kicker: 'Comparison' }),
  ),
  textRoute(
    '/beginners-guide',
    'src/site/reading/beginners-guide-page.tsx',
    () => import('../../site/reading/beginners-guide-page'),
    withProducts,
  ),
  studiesRoute,
  studyRoute,
  contentRoute(
    '/about',
    '../content/src/about/about.ts',
    async () => (await import('@astaguide/content/about/about')).about,
    text({ kicker: 'About' }, 'AboutPage'),
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
  contentRoute(
    '/terms-of-service',
    '../content/src/legal/terms-of-service.ts',
    async () => (await import('@astaguide/content/legal/terms-of-service')).termsOfService,
    text({ kicker: 'Legal' }),
  ),
  contentRoute(
    '/affiliate-disclosure',
    '../content/src/legal/affiliate-disclosure.ts',
    async () => (await import('@astaguide/content/legal/affiliate-disclosure')).affiliateDisclosurePage,
    text({ kicker: 'Legal' }),
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
