import type { Product, ProductInput } from '@astaguide/contracts/catalog/product';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { sendJson } from '../../api/http';

const PATH = '/api/products';

/** Every product with its long text, as the owner edits it. Apart from the visitors' list, which leaves that out. */
export const ownerProductsQuery = queryOptions<Product[]>({ queryKey: [PATH, 'owner'] });

export interface ProductSave {
  /** The product to change; undefined makes a new one. */
  id: number | undefined;
  input: ProductInput;
}

/** Creates a product or changes one. An ApiError of status 409 tells of a taken slug or of another edit. */
export const saveProductMutation = mutationOptions<Product, Error, ProductSave>({
  mutationFn: async ({ id, input }) =>
    (id === undefined
      ? await sendJson('POST', PATH, input)
      : await sendJson('PUT', `${PATH}/${id}`, input)) as Product,
  onSuccess: (_answer, _variables, _result, { client }) => refreshProducts(client),
});

export const deleteProductMutation = mutationOptions<void, Error, number>({
  mutationFn: async (id) => {
    await sendJson('DELETE', `${PATH}/${id}`);
  },
  onSuccess: (_answer, _variables, _result, { client }) => refreshProducts(client),
});

const rankingKey = ['rank-products'];

/**
 * Ranks the products of these ids, the best first; all others lose their rank. The list shows the new order at
 * once, and the old one again when the server refuses.
 */
export const rankProductsMutation = mutationOptions<void, Error, number[], { before: Product[] | undefined }>(
  {
    mutationKey: rankingKey,
    // One after the other, so that the last order asked for is the one that stays.
    scope: { id: 'rank-products' },
    mutationFn: async (productIds) => {
      await sendJson('PUT', `${PATH}/ranking`, { productIds });
    },
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
  },
);

/** The products with these ranked 1, 2, 3 … and all others unranked. */
function withRanking(products: readonly Product[], productIds: readonly number[]): Product[] {
  return products.map((product) => {
    const index = productIds.indexOf(product.id);
    return { ...product, placement: index === -1 ? null : index + 1 };
  });
}

/** Both lists, and every product by its slug. */
export function refreshProducts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(PATH) });
}
