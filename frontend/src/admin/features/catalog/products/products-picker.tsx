import { MAX_COMPARED, MIN_COMPARED } from '@astaguide/contracts/catalog/compared-slugs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { ownerProductsQuery } from '../../../api/owner-products';
import type { PickerProps } from '../../../ui/contexts';
import { Dialog } from '../../../ui/dialog/dialog';

/** Chooses the products of a comparison in a text. */
export default function ProductsPicker({ onPick, onClose }: PickerProps<string>) {
  const { data: products = [] } = useQuery(ownerProductsQuery);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Dialog
      onClose={onClose}
      title="Comparison"
      description="Two to four products side by side, in the order in which you choose them, as they are when readers see them."
      footer={
        <Button
          look="primary"
          disabled={chosen.length < MIN_COMPARED}
          onClick={() => onPick(chosen.join(','))}
        >
          Insert
        </Button>
      }
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">Products</legend>
        {products.map(({ id, name, brand }) => (
          <label key={id} className="flex items-center gap-3 py-1.5 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-accent"
              checked={chosen.includes(id)}
              disabled={chosen.length === MAX_COMPARED && !chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <span className="min-w-0 grow wrap-anywhere">
              {name} <span className="text-muted">{brand}</span>
            </span>
            {chosen.includes(id) && <span className="tabular-nums">{chosen.indexOf(id) + 1}</span>}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
