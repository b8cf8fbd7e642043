import { useQuery } from '@tanstack/react-query';
import { ProductPicture } from '../../../../ui/product/product-picture';
import { ownerProductsQuery } from '../../../api/owner-products';
import type { BlockPreviewProps } from '../../../ui/contexts';

/** What the editor shows of the card of a product, or of a comparison: pictures and names. */
export default function ProductCardPreview({ kind, value }: BlockPreviewProps) {
  const { data, isError } = useQuery(ownerProductsQuery);
  return (
    <span className="grid gap-2 text-left text-sm">
      <span className="kicker text-muted">{kind === 'product' ? 'Product card' : 'Comparison'}</span>
      {value.split(',').map((id) => {
        const product = data?.find((one) => one.id === Number(id));
        return (
          <span key={id} className="flex min-w-0 items-center gap-4">
            {product && (
              <ProductPicture
                src={product.imageUrl}
                name=""
                place="64px"
                className={`${kind === 'product' ? 'size-16' : 'size-10'} shrink-0 rounded-sm border border-line`}
              />
            )}
            <span className="min-w-0">
              {product ? (
                <>
                  <strong className="block break-words">{product.name}</strong>
                  <span className="text-muted">{product.brand}</span>
                </>
              ) : data ? (
                'This product was deleted. Readers don’t see it here.'
              ) : isError ? (
                'The product couldn’t be loaded. The block is safe.'
              ) : (
                'Loading…'
              )}
            </span>
          </span>
        );
      })}
    </span>
  );
}
