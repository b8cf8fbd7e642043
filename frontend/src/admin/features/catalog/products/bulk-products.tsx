import type { Selection } from '../../../ui/selection/selection';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { RefObject } from 'react';
import { formatPlural } from '../../../../lib/format';
import { toast } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import { deleteProductsMutation, setStockMutation } from '../../../api/owner-products';
import { useAction } from '../../../api/use-action';
import { SelectionBar } from '../../../ui/selection/selection-bar';

interface BulkProductsProps {
  products: readonly Product[];
  /** The rows that the list shows. */
  shown: readonly Product[];
  selection: Selection<number>;
  focusAfter: RefObject<HTMLElement | null>;
}

/** What can be done with several products at once: stock, which can be undone, and deletion. */
export function BulkProducts({ products, shown, selection, focusAfter }: BulkProductsProps) {
  const chosen = products.filter(({ id }) => selection.keys.has(id));
  const [setStock, isPending] = useAction(setStockMutation, { failed: 'Failed to update the products' });
  const [remove] = useAction(deleteProductsMutation, {
    done: `${formatPlural(chosen.length, 'product')} deleted`,
    failed: 'Failed to delete the products',
  });

  const onStock = async (inStock: boolean) => {
    const productIds = chosen.filter((product) => product.inStock !== inStock).map(({ id }) => id);
    const isDone = productIds.length === 0 || (await setStock({ productIds, inStock }));
    if (!isDone) return;
    selection.clear();
    toast({
      title: `${formatPlural(productIds.length, 'product')} set ${inStock ? 'in stock' : 'out of stock'}`,
      ...(productIds.length > 0 && {
        undo: () => void setStock({ productIds, inStock: !inStock }),
      }),
    });
  };
  const stockButton = (label: string, inStock: boolean) => (
    <Button look="quiet" isCompact disabled={isPending} onClick={() => void onStock(inStock)}>
      {label}
    </Button>
  );
  return (
    <SelectionBar
      selection={selection}
      shown={shown.map(({ id }) => id)}
      deletion={{
        label: 'Delete',
        isDisabled: isPending,
        title: `Delete ${formatPlural(chosen.length, 'product')}?`,
        names: chosen.map(({ name, brand }) => `${name} (${brand})`),
        warning: 'Their reviews go too. Past clicks stay in your reports. This can’t be undone.',
        remove: () => remove(chosen.map(({ id }) => id)),
        focusAfter,
      }}
    >
      {stockButton('In stock', true)}
      {stockButton('Out of stock', false)}
    </SelectionBar>
  );
}
