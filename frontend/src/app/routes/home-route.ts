import { topProducts } from '@astaguide/contracts/catalog/sort-products';
import { publishedPostsQuery } from '../../api/blog';
import { productsQuery } from '../../api/products';
import { webSite } from '../structured-data/web-site';
import { useSite } from '../use-site';
import type { PageRoute } from './page-route';
import { listedFrom, productListRoute } from './product-list-route';
import { textRoute } from './text-route';

const text = textRoute(
  '/',
  'src/app/pages/home-page.tsx',
  () => import('../pages/home-page'),
  (client) =>
    Promise.all([
      client.query(productsQuery),
      // The page works without articles.
      client.query(publishedPostsQuery).catch(() => undefined),
    ]),
);

/** Home: the ranked products, and the site itself. It has no breadcrumbs, because every trail starts here. */
export const homeRoute: PageRoute = productListRoute(
  {
    ...text,
    useHead: (params) => {
      const head = text.useHead(params);
      const site = useSite();
      return { ...head, jsonLd: [webSite(site, head.description)] };
    },
  },
  listedFrom(topProducts),
);
