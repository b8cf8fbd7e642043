import { useQuery } from '@tanstack/react-query';
import { productsQuery, type ProductSummary } from '../../api/products';
import { productList } from '../structured-data/product';
import { useSite } from '../use-site';
import type { PageRoute } from './page-route';

/**
 * A text page that also lists products: structured data has the list, and shared links use its first image.
 *
 * @param choose the products in the page's order
 */
export function productListRoute(
  text: PageRoute,
  choose: (products: readonly ProductSummary[]) => readonly ProductSummary[],
): PageRoute {
  return {
    ...text,
    useHead: (params) => {
      const head = text.useHead(params);
      const site = useSite();
      const { data: products } = useQuery(productsQuery);
      if (!products?.length) return head;
      const listed = choose(products);
      return {
        ...head,
        image: head.image ?? listed[0]?.imageUrl,
        jsonLd: [...(head.jsonLd ?? []), productList(site, head.title, listed)],
      };
    },
  };
}
