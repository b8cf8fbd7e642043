import { useQuery } from '@tanstack/react-query';
import { productBySlugQuery } from '../../api/products';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { ProductNotFound } from './product-not-found';
import { ProductReview } from './product-review';

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

function ReviewLoading() {
  return (
    <div className="page-width min-h-dvh py-10">
      <p role="status" className="text-muted">
        Loading product details...
      </p>
      <div className="mt-8 grid gap-10 md:grid-cols-[5fr_7fr]">
        <Skeleton className="aspect-square rounded-md" />
        <div className="grid content-start gap-5">
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-12 w-40" />
        </div>
      </div>
    </div>
  );
}
