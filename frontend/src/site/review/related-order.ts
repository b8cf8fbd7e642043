import type { Product } from '@astaguide/contracts/catalog/product';

type RelatedProduct = Pick<Product, 'id' | 'potency' | 'source' | 'brand'>;

/** Number of related products in a review. */
const SHOWN = 3;

/** The other products that share most of potency, source and brand with a product. The sort is stable. */
export function relatedTo<Related extends RelatedProduct>(
  product: RelatedProduct,
  products: readonly Related[],
): Related[] {
  const shared = (other: Related) =>
    Number(other.potency === product.potency) +
    Number(other.source === product.source) +
    Number(other.brand === product.brand);
  return products
    .filter(({ id }) => id !== product.id)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, SHOWN);
}
