import { productsForAthletes, productsForEyes } from '@astaguide/contracts/catalog/landing-products';
import { filterGroups } from '../../site/comparison/product-filters';
import { sortProducts } from '@astaguide/contracts/catalog/sort-products';
import { productsQuery } from '../../api/products';
import { homeRoute } from './home-route';
import type { PageRoute } from './page-route';
import { productListRoute } from './product-list-route';
import { reviewRoute } from './review-route';
import { textRoute } from './text-route';

const withProducts: PageRoute['prefetch'] = (client) => client.query(productsQuery);

/** Pages with products. */
export const productRoutes: PageRoute[] = [
  homeRoute,
  reviewRoute,
  {
    ...productListRoute(
      textRoute(
        '/comparison',
        'src/site/comparison/comparison-page.tsx',
        () => import('../../site/comparison/comparison-page'),
        withProducts,
      ),
      (products) => sortProducts(products),
    ),
    searchParams: ['sort', 'compare', ...filterGroups],
    canonicalSearch: async (client, search) => {
      const { canonicalSearch } = await import('../../site/comparison/canonical-search');
      return canonicalSearch(search, await client.query(productsQuery));
    },
  },
  productListRoute(
    textRoute(
      '/best-for-athletes',
      'src/site/landing/athletes-page.tsx',
      () => import('../../site/landing/athletes-page'),
      withProducts,
    ),
    productsForAthletes,
  ),
  productListRoute(
    textRoute(
      '/best-for-eye-health',
      'src/site/landing/eye-health-page.tsx',
      () => import('../../site/landing/eye-health-page'),
      withProducts,
    ),
    productsForEyes,
  ),
];
