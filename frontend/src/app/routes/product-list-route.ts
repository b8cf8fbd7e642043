import { useQuery } from '@tanstack/react-query';
import { productsQuery, type ProductSummary } from '../../api/products';
import { productList } from '../structured-data/product';
import { useSite } from '../use-site';
import type { PageRoute } from './page-route';

/**
 * A page of text that also lists products: search engines get the list, and a shared link its first picture.
 *
 * @param choose the products in the order the page shows them
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
