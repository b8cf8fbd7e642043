import { productsQuery } from '../../api/products';
import { lazyPage } from '../lazy-page';
import type { PageRoute } from './page-route';

/** Pages that show the catalog. */
export const productRoutes: PageRoute[] = [
  {
    path: '/',
    page: lazyPage('src/features/home/home-page.tsx', () => import('../../features/home/home-page')),
    useHead: () => ({
      title: 'Best Astaxanthin Supplements Compared',
      description:
        'Astaxanthin supplements ranked and compared by dose, source, rating and price, with the reasons for each rank.',
    }),
    prefetch: (client) => client.query(productsQuery),
  },
];
