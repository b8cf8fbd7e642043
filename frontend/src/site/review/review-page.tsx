import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { productBySlugQuery } from '../../api/products';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { ProductReview } from './product-review';
import { Button } from '../../ui/button';
import { buttonStyle } from '../../ui/button-style';

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

/** @param onRetry set if the product could not be loaded; without it, the product does not exist */
function ProductNotFound({ onRetry }: { onRetry?: () => void }) {
  return (
    <section className="page-width py-16 md:py-28">
      <p className="kicker text-accent">Nothing here</p>
      <h1 className="mt-3 text-3xl">Product Not Found</h1>
      <p className="mt-5 max-w-prose text-lg text-muted">
        The product you&apos;re looking for doesn&apos;t exist or has been removed.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link href="/" className={buttonStyle('primary')}>
          Return Home
        </Link>
        {onRetry ? (
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <Link href="/comparison" className={buttonStyle('quiet')}>
            Compare all supplements
          </Link>
        )}
      </div>
    </section>
  );
}
