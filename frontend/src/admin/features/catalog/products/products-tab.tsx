import type { Product } from '@astaguide/contracts/catalog/product';
import { useQuery } from '@tanstack/react-query';
import { useState, Suspense, use, type MouseEvent } from 'react';
import { ownerProductsQuery } from '../../../api/owner-products';
import { EditorTab } from '../../../ui/form/editor-tab';
import { ListSkeleton } from '../../../ui/list-skeleton';
import { ProductEditor } from './product-editor';
import { ProductList } from './product-list';
import { Dialog } from '../../../ui/dialog/dialog';
import { Skeleton } from '../../../../ui/skeleton';
import { ErrorBoundary } from '../../../../ui/error-boundary';
import { ProductReviewContext } from '../../../ui/contexts';

export default function ProductsTab() {
  const [previewed, setPreviewed] = useState<Product>();
  const [createdId, setCreatedId] = useState<number>();
  return (
    <>
      <EditorTab
        query={useQuery(ownerProductsQuery)}
        name="products"
        what="product"
        skeleton={<ListSkeleton rows={6} picture="size-14" />}
        errorHint="Your products are safe. Check your connection and try again."
        start="Add your first product. It goes live when you save."
        list={(products, onEdit) => (
          <ProductList products={products} createdId={createdId} onEdit={onEdit} onPreview={setPreviewed} />
        )}
        editor={(product, onClose) => (
          <ProductEditor
            product={product}
            onPreview={setPreviewed}
            onCreated={setCreatedId}
            onClose={onClose}
          />
        )}
      />
      {previewed && <ProductPreview product={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}

/** The review page of a product, saved or not, as visitors would see it. Nothing in it is tracked. */
function ProductPreview({ product, onClose }: { product: Product; onClose: () => void }) {
  const reviewOf = use(ProductReviewContext);
  return (
    <Dialog
      size="large"
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
