import type { Product } from '@astaguide/contracts/catalog/product';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { ownerProductsQuery } from '../../api/owner-products';
import { useEditorAddress } from '../../lib/use-editor-address';
import { Notice } from '../../../ui/notice';
import { ProductEditor } from './product-editor';
import { ProductList } from './product-list';
import { ProductsSkeleton } from './products-skeleton';

export interface PreviewProps {
  product: Product;
  onClose: () => void;
}

/** @param Preview a dialog with the review page of a product, saved or not */
export function ProductsTab({ Preview }: { Preview: ComponentType<PreviewProps> }) {
  const { data: products, isError, refetch } = useQuery(ownerProductsQuery);
  const { edited, open, close } = useEditorAddress();
  const [previewed, setPreviewed] = useState<Product>();

  if (!products) {
    return isError ? (
      <Notice title="The products could not be loaded" onRetry={() => void refetch()}>
        Nothing is lost. Check your connection and try again.
      </Notice>
    ) : (
      <ProductsSkeleton />
    );
  }
  const product = products.find(({ id }) => id === edited);
  const isEditing = edited === 'new' || product !== undefined;
  return (
    <>
      {edited !== undefined && !isEditing && (
        <div className="mb-6">
          <Notice title="This product is not there any more" onRetry={close} retryLabel="Back to the list">
            It was deleted, perhaps in another window.
          </Notice>
        </div>
      )}
      <ProductList products={products} onEdit={open} onPreview={setPreviewed} />
      {isEditing && (
        <ProductEditor
          key={edited}
          product={product}
          products={products}
          onPreview={setPreviewed}
          onClose={close}
        />
      )}
      {previewed && <Preview product={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}
