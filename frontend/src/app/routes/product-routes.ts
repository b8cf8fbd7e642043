import { productsForAthletes, productsForEyes } from '../../lib/catalog/landing-products';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { commissionRatesQuery, productsQuery, rankingQuery } from '../../api/products';
import { useRankedProducts, type RankedProduct } from '../../api/shown-products';
import { compareRoute } from './compare-route';
import { comparisonRoute } from './comparison-route';
import { homeRoute } from './home-route';
import type { PageRoute } from './page-route';
import { listedFrom, productListRoute } from './product-list-route';
import { reviewRoute } from './review-route';
import { textRoute, withProducts } from './text-route';

/** Pages with products. */
export const productRoutes: PageRoute[] = [
  homeRoute,
  reviewRoute,
  compareRoute,
  comparisonRoute,
  productListRoute(
    textRoute(
      '/how-we-rank',
      'src/site/reading/about/how-we-rank-page.tsx',
      () => import('../../site/reading/about/how-we-rank-page'),
      (client) =>
        Promise.all([
          client.query(productsQuery),
          client.query(commissionRatesQuery),
          client.query(rankingQuery),
        ]),
    ),
    useRankedList,
  ),
  productListRoute(
    textRoute(
      '/best-for-athletes',
      'src/site/landing/athletes-page.tsx',
      () => import('../../site/landing/athletes-page'),
      withProducts,
    ),
    listedFrom(productsForAthletes),
  ),
  productListRoute(
    textRoute(
      '/best-for-eye-health',
      'src/site/landing/eye-health-page.tsx',
      () => import('../../site/landing/eye-health-page'),
      withProducts,
    ),
    listedFrom(productsForEyes),
  ),
];

function useRankedList() {
  const { data: products } = useRankedProducts();
  return products && sortProducts<RankedProduct>(products);
}
