import type { Product } from '@astaguide/contracts/product';
import { queryOptions } from '@tanstack/react-query';
import { orNull } from './http';
import { loaderOf } from './query-client';

/** What a list shows of a product. */
export type ProductSummary = Omit<Product, 'htmlContent'>;

/** Every product of the catalog, by rank. Their long texts are left out, so that no page carries them all. */
export const productsQuery = queryOptions<ProductSummary[]>({
  queryKey: ['/api/products'],
  queryFn: async ({ client, queryKey, signal }) => {
    const products = (await loaderOf(client)(String(queryKey[0]), signal)) as Product[];
    return products.map(withoutHtml);
  },
});

/** One product; null when there is none under that slug. */
export const productBySlugQuery = (slug: string) =>
  queryOptions<Product | null>({
    queryKey: [`/api/products/slug/${encodeURIComponent(slug)}`],
    queryFn: ({ client, queryKey, signal }) =>
      orNull(loaderOf(client)(String(queryKey[0]), signal) as Promise<Product>),
  });

function withoutHtml({ htmlContent, ...summary }: Product): ProductSummary {
  return summary;
}
