import { productsForAthletes, productsForEyes } from '../../lib/catalog/landing-products';
import { sortProducts, topProducts } from '@astaguide/contracts/catalog/sort-products';
import { publishedPostsQuery } from '../../api/blog';
import { commissionRatesQuery, productsQuery, rankingQuery } from '../../api/products';
import { useRankedProducts, type RankedProduct } from '../../api/shown-products';
import { compareRoute } from './compare-route';
import { comparisonRoute } from './comparison-route';
import type { PageRoute } from './page-route';
import { reviewRoute } from './review-route';
import { listing, textRoute } from './text-route';

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
  textRoute(
    '/best-for-athletes',
    'src/site/landing/athletes-page.tsx',
    () => import('../../site/landing/athletes-page'),
    listing(productsForAthletes),
  ),
  textRoute(
    '/best-for-eye-health',
    'src/site/landing/eye-health-page.tsx',
    () => import('../../site/landing/eye-health-page'),
    listing(productsForEyes),
  ),
];

function useRankedList() {
  const { data: products } = useRankedProducts();
  return products && sortProducts<RankedProduct>(products);
}
