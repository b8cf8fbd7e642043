import { useSelection } from '../../../ui/selection/selection';
import type { Product } from '@astaguide/contracts/catalog/product';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { formatPlural } from '../../../../lib/format';
import type { Edited } from '../../../lib/use-editor-address';
import { Button } from '../../../../ui/button';
import { deleteProductMutation } from '../../../api/owner-products';
import { useAction } from '../../../api/use-action';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { ListBar } from '../../../ui/form/list-bar';
import { ListSkeleton } from '../../../ui/list-skeleton';
import { Notice } from '../../../../ui/notice';
import { VirtualList } from '../../../ui/virtual-list';
import { BulkProducts } from './bulk-products';
import { listOrders, orderProducts, searchProducts, withFirst, type ListOrder } from './product-order';
import { ProductRow } from './product-row';
import { rankedProducts } from './ranking/ranking';
import { lazyPart } from '../../../lib/lazy-part';

/** Loaded on demand, because it needs a drag-and-drop library. */
const RankingList = lazyPart(() => import('./ranking/ranking-list'));

/** Estimated row height on a wide screen, in pixels. */
const ROW_HEIGHT = 89;

interface ProductListProps {
  products: readonly Product[];
  /** A product that was just added. It comes first in any order, so that its owner sees it. */
  createdId?: number | undefined;
  onEdit: (edited: Edited) => void;
  onPreview: (product: Product) => void;
}

/** The catalog, with search, sorting and actions. */
export function ProductList({ products, createdId, onEdit, onPreview }: ProductListProps) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ListOrder>('rank');
  const [isReordering, setIsReordering] = useState(false);
  const { ask, dialog } = useConfirm();
  const [remove] = useAction(deleteProductMutation, {
    done: 'Product deleted successfully',
    failed: 'Failed to delete product',
  });
  const selection = useSelection(products.map(({ id }) => id));
  const count = useRef<HTMLParagraphElement>(null);
  const searched = useDeferredValue(search);

  const onDelete = ({ id, name }: Product) =>
    ask({
      title: 'Delete this product?',
      text: (
        <p>
          <strong className="text-ink">{name}</strong> and its review will be removed. Past clicks stay in
          your reports. This can’t be undone.
        </p>
      ),
      action: 'Delete product',
      onConfirm: () => remove(id),
      focusAfter: count,
    });

  if (isReordering) {
    return (
      <Suspense fallback={<ListSkeleton rows={6} picture="size-14" />}>
        <RankingList products={products} onDone={() => setIsReordering(false)} />
      </Suspense>
    );
  }

  const shown = withFirst(products, createdId, orderProducts(searchProducts(products, searched), order));
  const canReorder = rankedProducts(products).length > 1;
  return (
    <>
      <ListBar
        searchLabel="Search products"
        search={search}
        onSearch={setSearch}
        choiceLabel="Sort by"
        choices={listOrders}
        choice={order}
        onChoose={setOrder}
      >
        {canReorder && (
          <Button look="quiet" onClick={() => setIsReordering(true)}>
            Reorder
          </Button>
        )}
        <Button look="primary" onClick={() => onEdit('new')}>
          Add product
        </Button>
      </ListBar>
      <p ref={count} tabIndex={-1} role="status" className="mt-5 mb-2 text-sm text-muted outline-none">
        {shown.length !== products.length && `${shown.length} of `}
        {formatPlural(products.length, 'product')}
      </p>
      <BulkProducts products={products} shown={shown} selection={selection} focusAfter={count} />
      {shown.length === 0 && (
        <Notice title="No matching products" onRetry={() => setSearch('')} retryLabel="Clear search">
          Searched names, brands, sources, potencies and keywords.
        </Notice>
      )}
      <VirtualList label="Products" items={shown} rowHeight={ROW_HEIGHT}>
        {(product) => (
          <ProductRow
            product={product}
            isNew={product.id === createdId}
            isSelected={selection.keys.has(product.id)}
            onSelect={selection.toggle}
            onEdit={onEdit}
            onPreview={onPreview}
            onDelete={onDelete}
          />
        )}
      </VirtualList>
      {dialog}
    </>
  );
}
