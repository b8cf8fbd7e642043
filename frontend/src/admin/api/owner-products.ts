import type { OrphanedLink, ProductPlaces } from '@astaguide/contracts/catalog/product-places';
import type { Product, ProductInput, ProductStock } from '@astaguide/contracts/catalog/product';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { sendJson } from '../../api/http';
import { freshQuery } from './fresh-query';
import { deletionFrom, refetch, refetching, saveJson, under } from './mutations';

const PATH = '/api/products';

/** Every product with its long text, for editing. Separate from the visitors' list, which has no long texts. */
export const ownerProductsQuery = queryOptions<Product[]>({ queryKey: [PATH, 'owner'] });

interface ProductSave {
  /** The product to update; undefined creates one. */
  id: number | undefined;
  input: ProductInput;
}

/** Creates or updates a product. Throws an ApiError of status 409 for a slug in use or a conflicting edit. */
export const saveProductMutation = mutationOptions({
  mutationFn: ({ id, input }: ProductSave) => saveJson<Product>(PATH, id, input),
  onSuccess: refetching(under(PATH)),
});

export const deleteProductMutation = deletionFrom<number>(PATH, under(PATH));

/** Deletes products in one request. */
export const deleteProductsMutation = mutationOptions({
  mutationFn: (productIds: number[]) => sendJson('POST', `${PATH}/deletions`, { productIds }),
  onSuccess: refetching(under(PATH)),
});

/** Sets products in or out of stock in one request. */
export const setStockMutation = mutationOptions({
  mutationFn: (stock: ProductStock) => sendJson('PUT', `${PATH}/stock`, stock),
  onSuccess: refetching(under(PATH)),
});

const rankingKey = ['rank-products'];

/**
 * Ranks the products with these ids, the best first; all others lose their rank. An optimistic update: the list shows
 * the new order at once, and is rolled back if the server rejects it.
 */
export const rankProductsMutation = mutationOptions<
  unknown,
  Error,
  number[],
  { before: Product[] | undefined }
>({
  mutationKey: rankingKey,
  // In sequence, so that the last requested order wins.
  scope: { id: 'rank-products' },
  mutationFn: (productIds) => sendJson('PUT', `${PATH}/ranking`, { productIds }),
  onMutate: async (productIds, { client }) => {
    const { queryKey } = ownerProductsQuery;
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey);
    client.setQueryData(queryKey, (products) => products && withRanking(products, productIds));
    return { before };
  },
  onError: (_error, _productIds, result, { client }) =>
    client.setQueryData(ownerProductsQuery.queryKey, result?.before),
  onSettled: (_answer, _error, _productIds, _result, { client }) =>
    client.isMutating({ mutationKey: rankingKey }) === 1 ? refreshProducts(client) : undefined,
});

/** Lets the score order the products, until the owner moves one. */
export const rankByScoreMutation = mutationOptions({
  scope: { id: 'rank-products' },
  mutationFn: () => sendJson('PUT', `${PATH}/ranking/by-score`, {}),
  onSettled: refetching(under(PATH)),
});

/** The products with these ids ranked 1, 2, 3 …, and all others unranked. */
function withRanking(products: readonly Product[], productIds: readonly number[]): Product[] {
  return products.map((product) => {
    const index = productIds.indexOf(product.id);
    return { ...product, placement: index === -1 ? null : index + 1 };
  });
}

/** Refetches both lists and every product by slug. */
export const refreshProducts = (client: QueryClient) => refetch(client, under(PATH));

/** Where a product is linked. */
export const productPlacesQuery = (id: number) => freshQuery<ProductPlaces>(`/api/products/${id}/links`);

/** Links in posts to products that do not exist. */
export const orphanedLinksQuery = freshQuery<OrphanedLink[]>('/api/products/orphaned-links');
