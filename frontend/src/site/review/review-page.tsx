import { useQuery } from '@tanstack/react-query';
import { productBySlugQuery } from '../../api/products';
import { ProductNotFound } from './product-not-found';
import { ProductReview } from './product-review';
import { ReviewLoading } from './review-loading';

export { reviewNotes } from './review-notes';

export default function ReviewPage({ params }: { params: Readonly<Record<string, string>> }) {
  const { data: product, isPending, isError, refetch } = useQuery(productBySlugQuery(params.slug ?? ''));
  if (isPending) return <ReviewLoading />;
  if (isError) return <ProductNotFound onRetry={() => void refetch()} />;
  return product ? <ProductReview product={product} /> : <ProductNotFound />;
}
