import { useQuery } from '@tanstack/react-query';
import { ProductPicture } from '../../../../ui/product/product-picture';
import { ownerProductsQuery } from '../../../api/owner-products';

/** What the editor shows of a product card: the picture and the name. */
export default function ProductCardPreview({ productId }: { productId: number }) {
  const { data, isError } = useQuery(ownerProductsQuery);
  const product = data?.find(({ id }) => id === productId);
  return (
    <span className="flex items-center gap-4 text-left">
      {product && (
        <ProductPicture
          src={product.imageUrl}
          name=""
          place="64px"
          className="size-16 shrink-0 rounded-sm border border-line"
        />
      )}
      <span className="min-w-0 text-sm">
        <span className="kicker block text-muted">Product card</span>
        {product ? (
          <>
            <strong className="block break-words">{product.name}</strong>
            <span className="text-muted">{product.brand}</span>
          </>
        ) : data ? (
          'This product was deleted. Readers don’t see this card.'
        ) : isError ? (
          'The product couldn’t be loaded. The card is safe.'
        ) : (
          'Loading…'
        )}
      </span>
    </span>
  );
}
