import type { Product } from '@astaguide/contracts/catalog/product';
import { Suspense, use, type MouseEvent } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';
import { Skeleton } from '../../../../ui/skeleton';
import { ErrorBoundary } from '../../../../ui/error-boundary';
import { ProductReviewContext } from '../../../ui/contexts';

/** The review page of a product, saved or not, as visitors would see it. Nothing in it is tracked. */
export function ProductPreview({ product, onClose }: { product: Product; onClose: () => void }) {
  const reviewOf = use(ProductReviewContext);
  return (
    <Dialog
      isLarge
      onClose={onClose}
      title="Preview"
      description="How the review page will look. Retailer links open, but clicks are not counted. Other links are disabled."
    >
      <div
        data-uncounted
        className="-mx-5 -my-5 sm:-mx-6"
        // In the capture phase, before the handlers of the previewed page.
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

/** Stops link clicks before handlers that would leave the dashboard, and disables links without a new tab. */
function keepLinksQuiet(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  event.stopPropagation();
  if (link.target !== '_blank') event.preventDefault();
}
