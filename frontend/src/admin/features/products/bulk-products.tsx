import type { Product } from '@astaguide/contracts/catalog/product';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPlural } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { Button } from '../../../ui/button';
import { deleteProductsMutation, setStockMutation } from '../../api/owner-products';
import { toastOutcome } from '../../api/toast-outcome';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { NamedRows } from '../../ui/selection/named-rows';
import { SelectionBar } from '../../ui/selection/selection-bar';
import type { Selection } from '../../ui/selection/use-selection';

interface BulkProductsProps {
  products: readonly Product[];
  /** Those that the list shows. */
  shown: readonly Product[];
  selection: Selection<number>;
  onDeleted: () => void;
}

/** What can be done with several products at once: stock, which can be undone, and deletion. */
export function BulkProducts({ products, shown, selection, onDeleted }: BulkProductsProps) {
  const { mutateAsync: setStock, isPending: isSetting } = useMutation(setStockMutation);
  const { mutateAsync: remove, isPending: isDeleting } = useMutation(deleteProductsMutation);
  const [isAsking, setIsAsking] = useState(false);
  const chosen = products.filter(({ id }) => selection.keys.has(id));
  const failed = 'Failed to update the products';

  const onStock = async (inStock: boolean) => {
    const productIds = chosen.filter((product) => product.inStock !== inStock).map(({ id }) => id);
    const isDone =
      productIds.length === 0 || (await toastOutcome(setStock({ productIds, inStock }), { failed }));
    if (!isDone) return;
    selection.clear();
    toast({
      title: `${formatPlural(productIds.length, 'product')} set ${inStock ? 'in stock' : 'out of stock'}`,
      ...(productIds.length > 0 && {
        undo: () => void toastOutcome(setStock({ productIds, inStock: !inStock }), { failed }),
      }),
    });
  };
  const onDelete = async () => {
    const isDone = await toastOutcome(remove(chosen.map(({ id }) => id)), {
      done: `${formatPlural(chosen.length, 'product')} deleted`,
      failed: 'Failed to delete the products',
    });
    setIsAsking(false);
    if (!isDone) return;
    selection.clear();
    onDeleted();
  };
  const button = (label: string, onClick: () => void) => (
    <Button look="quiet" isCompact disabled={isSetting || isDeleting} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <>
      <SelectionBar selection={selection} shown={shown.map(({ id }) => id)}>
        {button('In stock', () => void onStock(true))}
        {button('Out of stock', () => void onStock(false))}
        {button('Delete', () => setIsAsking(true))}
      </SelectionBar>
      <ConfirmDialog
        open={isAsking}
        title={`Delete ${formatPlural(chosen.length, 'product')}?`}
        action="Delete"
        onConfirm={onDelete}
        onCancel={() => setIsAsking(false)}
      >
        <NamedRows names={chosen.map(({ name, brand }) => `${name} (${brand})`)} />
        <p>Their reviews go too. Past clicks stay in your reports. This can’t be undone.</p>
      </ConfirmDialog>
    </>
  );
}
