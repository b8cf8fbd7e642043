import type { Product } from '@astaguide/contracts/catalog/product';
import { Suspense, use, type MouseEvent } from 'react';
import { Dialog } from '../ui/dialog/dialog';
import { Skeleton } from '../../ui/skeleton';
import { ErrorBoundary } from '../../ui/error-boundary';
import { ProductReviewContext } from './product-review-context';

/** The review page of a product as visitors would see it, saved or not. Nothing in it is counted. */
export function ProductPreview({ product, onClose }: { product: Product; onClose: () => void }) {
  const reviewOf = use(ProductReviewContext);
  return (
    <Dialog
      open
      isLarge
      onClose={onClose}
      title="Preview"
      description="The review page as it would be. Links to retailers open, but their clicks are not counted; links to other pages are off."
    >
      <div
        data-uncounted
        className="-mx-5 -my-5 sm:-mx-6"
        // In the capture phase: what the page itself does with a click must not happen.
        onClickCapture={keepLinksQuiet}
        onAuxClickCapture={keepLinksQuiet}
      >
        <ErrorBoundary>
          <Suspense fallback={<Skeleton className="m-6 h-96" />}>{reviewOf(product)}</Suspense>
        </ErrorBoundary>
      </div>
    </Dialog>
  );
}

/** Holds a click on a link back from the handlers that leave the dashboard. */
function keepLinksQuiet(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  event.stopPropagation();
  if (link.target !== '_blank') event.preventDefault();
}
