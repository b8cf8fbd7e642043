import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/errors';
import { priceHistoryQuery, productBySlugQuery, productsQuery, rankChangesQuery } from '../../api/products';
import { evidenceGradesQuery } from '../../api/studies';
import { writtenAnswersQuery } from '../../api/written-answers';
import { shortened } from '../../lib/shortened';
import { lazyPage } from '../lazy-page';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { productData } from '../structured-data/product';
import { useSite } from '../use-site';
import type { PageRoute } from './page-route';

const page = lazyPage('src/site/review/review-page.tsx', () => import('../../site/review/review-page'));

export const reviewRoute: PageRoute = {
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
