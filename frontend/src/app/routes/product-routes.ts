import { sortProducts, topProducts } from '@astaguide/contracts/catalog/sort-products';
import { notFound } from '@astaguide/content/missing/not-found';
import type { LandingPage as LandingContent } from '@astaguide/content/landing-pages';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { productsForAthletes, productsForEyes } from '../../lib/catalog/landing-products';
import { publishedPostsQuery } from '../../api/blog';
import {
  commissionRatesQuery,
  productsQuery,
  rankingQuery,
  type ProductSummary,
  priceHistoryQuery,
  productBySlugQuery,
  rankChangesQuery,
} from '../../api/products';
import { useRankedProducts, type RankedProduct, useShownProducts } from '../../api/shown-products';
import type { PageRoute } from './page-route';
import { contentRoute, listing, textRoute, withProducts } from './text-route';
import { comparisonStartQuery, PAGE_SIZE } from '../../site/comparison/comparison-start';
import { filterGroups } from '../../site/comparison/filters/filter-groups';
import { ApiError } from '../../lib/errors';
import { compareHref } from '../../lib/compare/compare-address';
import { formatPrice, shortened } from '../../lib/format';
import { comparedProducts, comparisonName } from '../../site/comparison/side-by-side/compared-products';
import { lazyPage } from '../lazy-page';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { useSite } from '../use-site';
import { evidenceGradesQuery } from '../../api/studies';
import { writtenAnswersQuery } from '../../api/written-answers';
import { productData } from '../structured-data/product';

const page = lazyPage('src/site/review/review-page.tsx', () => import('../../site/review/review-page'));

const reviewRoute: PageRoute = {
  path: '/review/:slug',
  page,
  useHead: ({ slug = '' }) => {
    const site = useSite();
    const { data: product } = useQuery(productBySlugQuery(slug));
    if (product === null) {
      return {
        title: 'Product Not Found',
        description: 'There is no product at this address.',
        isHidden: true,
      };
    }
    if (!product) return { title: 'Product review', description: '' };
    const { name, brand, description, imageUrl } = product;
    return {
      title: `${name} by ${brand}: Review`,
      description: shortened(description, 155),
      image: imageUrl,
      type: 'product',
      jsonLd: [
        productData(site, product, page.loaded.get()?.reviewNotes),
        breadcrumbList(site, `/review/${slug}`, name),
      ],
    };
  },
  prefetch: async (client, { slug = '' }) => {
    const [product] = await Promise.all([
      client.query(productBySlugQuery(slug)),
      // Without the catalog only the related products are missing.
      client.query(productsQuery).catch(() => undefined),
      client.query(priceHistoryQuery(slug)).catch(() => undefined),
      client.query(evidenceGradesQuery).catch(() => undefined),
    ]);
    if (product === null) throw new ApiError(404, 'Not Found');
    // Without them only the changes of the rank, or the questions, are missing.
    if (product)
      await Promise.allSettled([
        client.query(rankChangesQuery(product.id)),
        client.query(writtenAnswersQuery(product.id)),
      ]);
  },
};

/** Only the canonical order of the slugs has a page; the server redirects the others to it. */
const compareRoute: PageRoute = {
  path: '/compare/:slugs',
  page: lazyPage(
    'src/site/comparison/side-by-side/compare-page.tsx',
    () => import('../../site/comparison/side-by-side/compare-page'),
  ),
  useHead: ({ slugs = '' }) => {
    const site = useSite();
    const { data: products } = useShownProducts();
    if (!products) return { title: 'Comparison', description: '' };
    const compared = comparedProducts(slugs, products);
    if (!compared) return { title: notFound.title, description: notFound.description, isHidden: true };
    const title = comparisonName(compared);
    return {
      title,
      description: descriptionOf(compared),
      image: compared[0]!.imageUrl,
      jsonLd: [breadcrumbList(site, `/compare/${slugs}`, title)],
    };
  },
  prefetch: async (client, { slugs = '' }) => {
    const compared = comparedProducts(slugs, await client.query(productsQuery));
    const href = compared && compareHref(compared.map(({ slug }) => slug));
    if (href !== `/compare/${slugs}`) throw new ApiError(404, 'Not Found');
  },
};

/** The comparison. Of a large catalog, the server's page carries only the first products. */
const comparisonRoute: PageRoute = {
  ...textRoute(
    '/comparison',
    'src/site/comparison/comparison-page.tsx',
    () => import('../../site/comparison/comparison-page'),
    { ...withProducts, useListed: useFirstProducts },
  ),
  searchParams: ['sort', ...filterGroups],
  canonicalSearch: async (client, search) => {
    const { canonicalSearch } = await import('../../site/comparison/canonical-search');
    return canonicalSearch(search, await client.query(productsQuery));
  },
  excerpt: async (client, search) => {
    const products = client.getQueryData(productsQuery.queryKey);
    if (!products || products.length <= PAGE_SIZE) return;
    const { startOf } = await import('../../site/comparison/comparison-view');
    client.setQueryData(comparisonStartQuery.queryKey, startOf(products, search));
    client.removeQueries({ queryKey: productsQuery.queryKey, exact: true });
  },
};

const landing = (choose: (products: readonly ProductSummary[]) => ProductSummary[]) => ({
  source: 'src/site/landing/landing-page.tsx',
  load: async () => {
    const { LandingPage } = await import('../../site/landing/landing-page');
    return (content: LandingContent) => createElement(LandingPage, { content, choose });
  },
});

/** Pages with products. */
export const productRoutes: PageRoute[] = [
  textRoute('/', 'src/app/pages/home-page.tsx', () => import('../pages/home-page'), {
    ...listing(topProducts),
    prefetch: (client) =>
      Promise.all([
        client.query(productsQuery),
        // The page works without articles.
        client.query(publishedPostsQuery).catch(() => undefined),
      ]),
  }),
  reviewRoute,
  compareRoute,
  comparisonRoute,
  textRoute(
    '/how-we-rank',
    'src/site/reading/about/how-we-rank-page.tsx',
    () => import('../../site/reading/about/how-we-rank-page'),
    {
      prefetch: (client) =>
        Promise.all([
          client.query(productsQuery),
          client.query(commissionRatesQuery),
          client.query(rankingQuery),
        ]),
      useListed: useRankedList,
    },
  ),
  contentRoute(
    '/best-for-athletes',
    '../content/src/landing-pages.ts',
    async () => (await import('@astaguide/content/landing-pages')).bestForAthletes,
    landing(productsForAthletes),
    listing(productsForAthletes),
  ),
  contentRoute(
    '/best-for-eye-health',
    '../content/src/landing-pages.ts',
    async () => (await import('@astaguide/content/landing-pages')).bestForEyeHealth,
    landing(productsForEyes),
    listing(productsForEyes),
  ),
];

function useRankedList() {
  const { data: products } = useRankedProducts();
  return products && sortProducts<RankedProduct>(products);
}

function useFirstProducts() {
  const { data: products } = useQuery(productsQuery);
  const { data: start } = useQuery(comparisonStartQuery);
  return products ? sortProducts(products).slice(0, PAGE_SIZE) : start?.products;
}

function descriptionOf(compared: readonly ProductSummary[]): string {
  const facts = compared.map(
    ({ name, price, potency, source }) => `${name}: ${formatPrice(price)}, ${potency}, ${source}.`,
  );
  return `${facts.join(' ')} Cost per mg, rating and features side by side.`;
}
