import type { ProductSummary } from '../../api/products';
import { useShownProducts } from '../../api/shown-products';
import { productList } from '../structured-data/product';
import { useSite } from '../use-site';
import type { PageRoute } from './page-route';

type Listed = readonly (Pick<ProductSummary, 'slug' | 'name'> & Partial<Pick<ProductSummary, 'imageUrl'>>)[];

/**
 * A text page that also lists products: structured data has the list, and shared links use its first image.
 *
 * @param useListed a hook: the products in the page's order, once they are loaded
 */
export function productListRoute(text: PageRoute, useListed: () => Listed | undefined): PageRoute {
  return {
    ...text,
    useHead: (params) => {
      const head = text.useHead(params);
      const site = useSite();
      const listed = useListed();
      if (!listed?.length) return head;
      return {
        ...head,
        image: head.image ?? listed[0]?.imageUrl,
        jsonLd: [...(head.jsonLd ?? []), productList(site, head.title, listed)],
      };
    },
  };
}

/** A hook: the products of the catalog that a page lists. */
export function listedFrom(choose: (products: readonly ProductSummary[]) => Listed) {
  return function useListed() {
    const { data: products } = useShownProducts();
    return products && choose(products);
  };
}
