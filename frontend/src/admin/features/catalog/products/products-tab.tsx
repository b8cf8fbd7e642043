import type { Product } from '@astaguide/contracts/catalog/product';
import { useQuery } from '@tanstack/react-query';
import { useState, Suspense, use, type MouseEvent } from 'react';
import { ownerProductsQuery } from '../../../api/owner-products';
import { useEditorAddress } from '../../../lib/use-editor-address';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { ListSkeleton } from '../../../ui/list-skeleton';
import { QueryPanel } from '../../../ui/query-panel';
import { ProductEditor } from './product-editor';
import { ProductList } from './product-list';
import { Dialog } from '../../../ui/dialog/dialog';
import { Skeleton } from '../../../../ui/skeleton';
import { ErrorBoundary } from '../../../../ui/error-boundary';
import { ProductReviewContext } from '../../../ui/contexts';

export default function ProductsTab() {
  const query = useQuery(ownerProductsQuery);
  const { edited, open, close } = useEditorAddress();
  const [previewed, setPreviewed] = useState<Product>();
  const [createdId, setCreatedId] = useState<number>();
  const product = query.data?.find(({ id }) => id === edited);
  const isEditing = edited === 'new' || product !== undefined;
  return (
    <>
      {query.data && edited !== undefined && !isEditing && (
        <div className="mb-6">
          <Notice title="This product no longer exists" onRetry={close} retryLabel="Back to the list">
            It may have been deleted in another window.
          </Notice>
        </div>
      )}
      <QueryPanel
        query={query}
        name="products"
        skeleton={<ListSkeleton rows={6} picture="size-14" />}
        errorHint="Your products are safe. Check your connection and try again."
        empty={
          <div className="grid justify-items-start gap-5 *:first:w-full">
            <Notice title="No products yet">Add your first product. It goes live when you save.</Notice>
            <Button look="primary" onClick={() => open('new')}>
              Add product
            </Button>
          </div>
        }
      >
        {(products) => (
          <ProductList products={products} createdId={createdId} onEdit={open} onPreview={setPreviewed} />
        )}
      </QueryPanel>
      {query.data && isEditing && (
        <ProductEditor
          key={edited}
          product={product}
          onPreview={setPreviewed}
          onCreated={setCreatedId}
          onClose={close}
        />
      )}
      {previewed && <ProductPreview product={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}

/** The review page of a product, saved or not, as visitors would see it. Nothing in it is tracked. */
function ProductPreview({ product, onClose }: { product: Product; onClose: () => void }) {
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
