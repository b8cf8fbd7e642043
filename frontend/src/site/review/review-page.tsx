import { useQuery } from '@tanstack/react-query';
import { productBySlugQuery } from '../../api/products';
import { Loaded } from '../../ui/loaded';
import { ProductNotFound } from './product-not-found';
import { ProductReview } from './product-review';
import { ReviewLoading } from './review-loading';

export { reviewNotes } from './review-notes';

export default function ReviewPage({ params }: { params: Readonly<Record<string, string>> }) {
  return (
    <Loaded
      query={useQuery(productBySlugQuery(params.slug ?? ''))}
      name="product"
      loading={<ReviewLoading />}
      failed={(retry) => <ProductNotFound onRetry={retry} />}
    >
      {(product) => (product ? <ProductReview product={product} /> : <ProductNotFound />)}
    </Loaded>
  );
}
