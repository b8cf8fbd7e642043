import type { Product } from '@astaguide/contracts/catalog/product';
import { useMutation } from '@tanstack/react-query';
import { formatPlural } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { Button } from '../../../ui/button';
import { deleteProductsMutation, setStockMutation } from '../../api/owner-products';
import { toastOutcome } from '../../api/toast-outcome';
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
  const { mutateAsync: setStock, isPending } = useMutation(setStockMutation);
  const { mutateAsync: remove } = useMutation(deleteProductsMutation);
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
        remove: () =>
          toastOutcome(remove(chosen.map(({ id }) => id)), {
            done: `${formatPlural(chosen.length, 'product')} deleted`,
            failed: 'Failed to delete the products',
          }),
        onDeleted,
      }}
    >
      {stockButton('In stock', true)}
      {stockButton('Out of stock', false)}
    </SelectionBar>
  );
}
