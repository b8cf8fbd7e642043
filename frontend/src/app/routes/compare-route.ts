import { notFound } from '@astaguide/content/not-found';
import { ApiError } from '../../lib/errors';
import { productsQuery, type ProductSummary } from '../../api/products';
import { useShownProducts } from '../../api/shown-products';
import { compareHref } from '../../lib/compare/compare-address';
import { formatPrice } from '../../lib/format';
import { comparedProducts, comparisonName } from '../../site/comparison/side-by-side/compared-products';
import { lazyPage } from '../lazy-page';
import { breadcrumbList } from '../structured-data/breadcrumb-list';
import { useSite } from '../use-site';
import type { PageRoute } from './page-route';

/** Only the canonical order of the slugs has a page; the server redirects the others to it. */
export const compareRoute: PageRoute = {
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

function descriptionOf(compared: readonly ProductSummary[]): string {
  const facts = compared.map(
    ({ name, price, potency, source }) => `${name}: ${formatPrice(price)}, ${potency}, ${source}.`,
  );
  return `${facts.join(' ')} Cost per mg, rating and features side by side.`;
}
